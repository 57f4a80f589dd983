import { expect, test } from 'vitest'
import { memoryStorage } from '../db/memory-storage.ts'
import { createWorld } from '../db/world.ts'
import { checkVerification } from './auth/verifications.ts'
import { readEarlierWorld } from './earlier-world.ts'

const now = Date.now()
const requestId = '9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90'
const contact = 'rowan@example.com'
const world = {
  version: 1,
  verifications: [{ requestId, contact, code: '123456', startedAt: now, wrongTries: 0, state: 'open' }],
  users: [{ userId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx', contact }],
  sessions: [{ token: 'token', userId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx', exp: Math.floor(now / 1000) + 60 }],
  outbox: [
    { id: requestId, channel: 'email', to: contact, subject: 'Your code', text: '123456', code: '123456', sentAt: now },
  ],
  cookies: [{ name: 'emberhall_session', value: 'token', expiresAt: now + 60_000 }],
}

test('a world of version 1 goes on: its code, its user, its session', async () => {
  const storage = memoryStorage()
  const written = readEarlierWorld(JSON.stringify(world)) ?? expect.fail('It was not read.')
  await storage.commit({ cleared: false, deleted: [], written })
  const next = createWorld({ storage })
  expect(await next.outbox.listTo(contact)).toMatchObject([{ code: '123456' }])
  expect(await next.sessions.find((await next.cookies.read()).emberhall_session)).toMatchObject({ token: 'token' })
  const checked = await checkVerification(next, { requestId, code: '123456' })
  expect(checked).toMatchObject({ session: { userId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx' } })
})

test.each([
  ['is no JSON', '{"version":1,'],
  ['is something else', '{"hello":"world"}'],
  ['is of another version', JSON.stringify({ ...world, version: 3 })],
  ['has a row of a wrong shape', JSON.stringify({ ...world, users: [{}] })],
])('a text that %s cannot be read', (_, text) => {
  expect(readEarlierWorld(text)).toBeUndefined()
})
