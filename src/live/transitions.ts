import type { Connection } from './live-slice.ts'

/** What happens to a connection. docs/live.md says of each what it is. */
export type Turn = 'welcome' | 'lost' | 'barred' | 'pollFailed' | 'end' | 'return'

type State = Connection['state']

/** Where each event leads from each state; where nothing stands, nowhere. */
export const transitions: Record<State, Partial<Record<Turn, State>>> = {
  connecting: { welcome: 'live', lost: 'reconnecting', end: 'ended' },
  live: { lost: 'reconnecting', end: 'ended' },
  reconnecting: { welcome: 'live', barred: 'polling', end: 'ended' },
  polling: { welcome: 'live', pollFailed: 'reconnecting', end: 'ended' },
  ended: { return: 'connecting' },
}
