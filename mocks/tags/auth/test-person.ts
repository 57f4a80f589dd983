import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { zVerificationStarted } from '../../../src/contract/schemas/openapi.gen.ts'
import { createWorld } from '../../db/world.ts'
import { createClient } from '../../http/test-client.ts'
import { apiOf } from '../handlers.ts'

export const begin = new Date('2026-11-20T19:00:00.000Z').getTime()
export const minutes = (count: number) => count * 60_000
export const email = 'rowan@example.com'
type Contact = { email: string } | { phone: string }

/** Advances the faked clock. */
export const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** A person with a client and access to the outbox, in a fresh world. */
export function createPerson(origin?: string) {
  const world = createWorld()
  const client = createClient(apiOf(world), origin)
  const newestCode = () => world.outbox.list()[0]?.code ?? ''
  const ask = async (contact: Contact = { email }): Promise<string> => {
    const { status, body } = await client.call('startVerification', contact)
    expect(status).toBe(200)
    return z.parse(zVerificationStarted, body).requestId
  }
  const tryCode = async (requestId: string, code: string) =>
    (await client.call('checkVerification', { requestId, code })).status
  return {
    world,
    client,
    newestCode,
    wrongCode: () => (newestCode() === '000000' ? '000001' : '000000'),
    ask,
    tryCode,
    async signIn(contact?: Contact) {
      expect(await tryCode(await ask(contact), newestCode())).toBe(200)
    },
  }
}
