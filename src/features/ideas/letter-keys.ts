const key = 'emberhall.idea-letter-keys'

/** Whether letters alone are keys of the Idea Builder, on this device. Storage that is blocked leaves them on. */
export function readLetterKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function writeLetterKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {}
}
