/**
 * A switch that belongs to this device, whoever is signed in. Only what is not the default is stored.
 *
 * @param name a word of its key in localStorage
 * @param isOnAtFirst how it stands until somebody turns it, and where storage is blocked
 */
export function storedSwitch(name: string, isOnAtFirst: boolean) {
  const key = `emberhall.${name}`
  const other = isOnAtFirst ? 'off' : 'on'
  return {
    isOn(): boolean {
      try {
        return (localStorage.getItem(key) === other) !== isOnAtFirst
      } catch {
        return isOnAtFirst
      }
    },
    /** Remembers it on this device. Storage that is blocked costs the memory, nothing else. */
    turn(isOn: boolean): void {
      try {
        if (isOn === isOnAtFirst) localStorage.removeItem(key)
        else localStorage.setItem(key, other)
      } catch {}
    },
  }
}
