/**
 * A switch that belongs to this device, whoever is signed in. Only a value other than the default is stored.
 * @param name a word of its key in localStorage
 * @param isOnAtFirst the default, also if storage is blocked
 *
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
    /** Stores it on this device. If storage is blocked, the choice lasts as long as the page. */
    turn(isOn: boolean): void {
      try {
        if (isOn === isOnAtFirst) localStorage.removeItem(key)
        else localStorage.setItem(key, other)
      } catch {}
    },
  }
}
