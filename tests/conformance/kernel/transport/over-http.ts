import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '../../../../src/contract/operations.gen.ts'
import type { Target } from '../run.ts'
import { NoAnswer, send } from './http-adapter.ts'

/** The least that a change takes to reach the live channel, in milliseconds. */
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
    settle: (lag) => wait(Math.max(settling, 1.5 * lag)),
  }
}

/**
 * Checks that there is a server at all, before the run begins.
 *
 * @returns a problem that ends the run, or a hint at the address that was probably meant
 */
export async function reach({ origin, basePath, send }: Target): Promise<{ problem?: string; hint?: string }> {
  const { method, path } = operations.getUserInfo
  const address = `${origin}${basePath}`
  try {
    const { status } = await send({ method, path: basePath + path, headers: {}, body: '' })
    if (status !== 404) return {}
    return { hint: `${address}${path} is answered 404. Does --url hold the base path of the API?` }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { problem: `No server answers at ${address}: ${error.message}. Start it, or mend --url.` }
  }
}
