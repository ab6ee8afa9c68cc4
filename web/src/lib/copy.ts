/** Copy what a field holds; browsers let only safe pages use the clipboard, the others copy what is selected. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
