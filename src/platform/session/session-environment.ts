/** What the session needs of the browser, as one seam: tests and prerendering bring their own. */
export type SessionEnvironment = {
  /** Throws where storage is blocked (cookies off, sandboxed frame). */
  storage: () => Storage
  /** Messages between the tabs of one browser; absent in old browsers and some private modes. */
  openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined
  /** Leaves by a full page load. */
  leave: (address: string) => void
  /** Whether this load is a reload or a step in the history, rather than a visit that somebody asked for. */
  isRevisit: () => boolean
}

export const browserEnvironment: SessionEnvironment = {
  storage: () => localStorage,
  openChannel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('emberhall.session')),
  leave: (address) => location.assign(address),
  // Deprecated, and in every browser: its successor tells the same with 40 bytes more in the start.
  isRevisit: () => performance.navigation.type > 0,
}
