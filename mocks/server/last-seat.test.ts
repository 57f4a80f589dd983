import { afterEach, expect, test } from 'vitest'
import { basePath, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { buildPath } from '../../src/contract/paths.ts'
import { openSession } from '../db/sessions.ts'
import { addGame } from '../tags/games/add-game.ts'
import { addLink } from '../tags/invitations/add-link.ts'
import { type MockServer, startMockServer } from './server.ts'

let server: MockServer | undefined
afterEach(() => server?.close())

test('of twenty who accept the last seat at once, one gets it', async () => {
  server = await startMockServer()
  const { world, url } = server
  const persons = Array.from({ length: 20 }, (_, at) => `person-${at}`)
  const { link, sessions } = await world.step(async (rows) => {
    const game = addGame(rows, world, { hostId: 'host', name: 'The Ember Crown', seats: 2 })
    const link = await addLink(rows, world, { game })
    return { link, sessions: await Promise.all(persons.map((userId) => openSession(rows, userId, world))) }
  })
  const { gameId, token } = link
  const { method, path } = operations.acceptInvitation
  const answers = await Promise.all(
    sessions.map((session) =>
      fetch(`${url}${basePath}${buildPath(path, { gameId })}`, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: `${sessionCookie}=${session.token}` },
        body: JSON.stringify({ token }),
      }),
    ),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  const told = answers.map(({ status }, at) => JSON.stringify([status, bodies[at]])).toSorted()
  const full = JSON.stringify([409, { message: 'This table is full.' }])
  expect(told).toEqual([JSON.stringify([200, { state: 'member', role: 'player' }]), ...Array(19).fill(full)])
})
