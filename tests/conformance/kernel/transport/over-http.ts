import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from '../run.ts'
import { send } from './http-adapter.ts'

/** How long what was done may take to reach the live channel, in milliseconds. */
const settling = 150

/** A server that is reached over HTTP. @param timeout the longest wait for one answer, in milliseconds */
export function overHttp({
  timeout,
  patience = 0,
  ...place
}: Pick<Target, 'origin' | 'basePath' | 'secure'> & { timeout: number; patience?: number }): Target {
  return {
    ...place,
    patience,
    send: (sent) => send(place.origin, sent, timeout),
    pass: (ms) => wait(ms),
    settle: () => wait(settling),
  }
}
