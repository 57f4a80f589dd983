import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { openSession } from '../db/sessions.ts'
import { createWorld } from '../db/world.ts'
import { checkCall, type Demands } from './check-call.ts'

const open: Demands = { session: false, message: (status) => `Refused with ${status}.` }

const query = { schema: z.strictObject({ loud: z.boolean() }), kinds: { loud: 'boolean' } }

/** Checks a call to an operation, with or without a session. */
async function check(demands: Demands, { params = {}, search = '', init = {} as RequestInit, signedIn = false } = {}) {
  const world = createWorld()
  const session = signedIn ? await world.step((rows) => openSession(rows, 'rowan', world)) : undefined
  const cookies = { get: (name: string) => (name === sessionCookie ? session?.token : undefined) }
  const request = new Request(`http://localhost/anywhere${search}`, init)
  const checked = await world.look((rows) => checkCall({ request, params }, demands, { cookies, world, rows }))
  if ('given' in checked) return checked.given
  return [checked.refused.status, await checked.refused.json()]
}

describe('the session', () => {
  test('is checked first: a stranger learns nothing about other faults', async () => {
    const demands = { ...open, session: true, parameters: { query } }
    expect(await check(demands, { search: '?loud=perhaps' })).toEqual([401, { message: 'Refused with 401.' }])
  })
})

test('a body of JSON may have 64 KB', async () => {
  const demands = { ...open, body: z.string() }
  const post = (bytes: number) => {
    const body = JSON.stringify('x'.repeat(bytes - 2))
    return { init: { method: 'POST', body, headers: { 'Content-Type': 'application/json' } } }
  }
  expect(await check(demands, post(64 * 1024))).toMatchObject({ body: expect.stringMatching(/^x+$/) })
  expect(await check(demands, post(64 * 1024 + 1))).toEqual([400, { message: 'The body is too long.' }])
})
