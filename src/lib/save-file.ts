/** The time after which every browser has read the file, in milliseconds. */
const takenMs = 60_000

/** Gives a text to the person as a file. The browser saves it, or opens it with the app for its type. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), takenMs)
}
