declare module 'icon:*' {
  const path: string
  export default path
}

declare module 'words:en' {
  const text: string
  export default text
}

declare module 'words:ru' {
  const text: string
  export default text
}
