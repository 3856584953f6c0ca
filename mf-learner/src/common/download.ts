/** Gives the person a file that was made here. */
export const download = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file from the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
