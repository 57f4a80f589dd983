import type { Bench } from './bench.tsx'

/** The workbench in a window of its own is a page of this address, which reaches the mock through its opener. */
const parameter = 'mock-workbench'
const name = 'emberhall-mock'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the one of the platform
  interface Window {
    /** The mock of this page, for the window that it has opened. */
    emberhallMock?: Bench
  }
}

export const shareBench = (bench: Bench): void => {
  window.emberhallMock = bench
}

/** Opens that window, or shows it again. Returns whether the browser allows it. */
export function openOwnWindow(): boolean {
  const url = new URL(location.href)
  url.search = `?${parameter}`
  url.hash = ''
  const opened = window.open(url, name, 'popup,width=1000,height=720')
  opened?.focus()
  return opened !== null
}
