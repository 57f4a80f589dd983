/** What the session needs from the browser, in one place. Tests and prerendering provide their own. */
export type SessionEnvironment = {
  /** Throws where storage is blocked (cookies off, sandboxed frame). */
  storage: () => Storage
  /** A channel between the tabs of one browser. Old browsers and some private modes have none. */
  openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined
  /** Navigates by a full page load. */
  leave: (address: string) => void
  /** Whether this load is a reload or a step in the history, and not a navigation that somebody asked for. */
  isRevisit: () => boolean
}

export const browserEnvironment: SessionEnvironment = {
  storage: () => localStorage,
  openChannel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('emberhall.session')),
  leave: (address) => location.assign(address),
  // Deprecated, but in every browser. Its successor would cost 40 bytes more in the start.
  isRevisit: () => performance.navigation.type > 0,
}
