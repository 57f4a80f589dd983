import { operations } from '../../../../src/contract/operations.gen.ts'
import type { Target } from '../run.ts'
import { NoAnswer } from './http-adapter.ts'

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
