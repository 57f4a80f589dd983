/**
 * Copies the text of an input to the clipboard. Browsers offer `navigator.clipboard` only on secure origins, and a
 * person can refuse it. The old command still works on an `http:` address of the local network.
 *
 * @returns whether it was copied. If not, the text stays selected, so that the person can copy it.
 */
export async function copyText(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value)
    return true
  } catch {
    input.focus()
    input.select()
    return document.execCommand('copy')
  }
}
