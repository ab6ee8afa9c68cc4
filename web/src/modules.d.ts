declare module 'icon:*' {
  const path: string
  export default path
}

declare module 'words:of-games' {
  const loaders: Record<string, Record<'en' | 'ru', () => Promise<{ default: string }>>>
  export default loaders
}

declare module 'words:*' {
  const text: string
  export default text
}
