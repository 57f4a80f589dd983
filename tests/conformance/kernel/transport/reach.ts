import { operations } from '../../../../src/contract/operations.gen.ts'
import type { Target } from '../run.ts'
import { NoAnswer, send } from './http-adapter.ts'

/**
 * Looks whether there is a server at all, before anything is judged.
 *
 * @returns a problem that ends it, or a hint at what is likely to be meant
 */
export async function reach({ origin, basePath, timeout }: Target): Promise<{ problem?: string; hint?: string }> {
  const { method, path } = operations.getUserInfo
  const address = `${origin}${basePath}`
  try {
    const { status } = await send(origin, { method, path: basePath + path, headers: {}, body: '' }, timeout)
    if (status !== 404) return {}
    return { hint: `${address}${path} is answered 404. Does --url hold the base path of the API?` }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { problem: `No server answers at ${address}: ${error.message}. Start it, or mend --url.` }
  }
}
