import { deleteDB } from 'idb'
import { expect, onTestFinished, test } from 'vitest'
import { userOf } from '../db/people.ts'
import { openSession } from '../db/sessions.ts'
import { openStorage } from '../db/storage.ts'
import { createWorld } from '../db/world.ts'
import { addGame } from '../tags/games/add-game.ts'
import { createHub } from './hub.ts'
import { publish } from './publish.ts'
import { giveTicket } from './tickets.ts'

const name = 'emberhall-mock/test of two tabs'

/** A tab of the browser: the world that all share, and a hub of its own. */
function openTab() {
  const world = createWorld({ storage: () => openStorage(name) })
  const hub = createHub(world)
  onTestFinished(() => {
    hub.close()
    world.close()
  })
  return { world, hub }
}

test('what one tab tells, the line of another tab hears at once', async () => {
  onTestFinished(() => deleteDB(name))
  const here = openTab()
  const there = openTab()
  const { session, gameId } = await here.world.step(async (rows) => {
    const { userId } = await userOf(rows, 'rowan@example.com', here.world)
    const { gameId } = addGame(rows, here.world, { hostId: userId, name: 'The Ember Crown' })
    return { gameId, session: await openSession(rows, userId, here.world) }
  })
  const { ticket, stream } = await here.world.step((rows) => giveTicket(rows, { gameId, session }, here.world))
  const heard: string[] = []
  const line = here.hub.connect({ send: (text) => heard.push(JSON.parse(text).type), close: () => {} }, gameId)
  const hello = { ticket, stream: stream.stream, seq: 0, presence: 'here' }
  line.receive(JSON.stringify({ v: 1, type: 'hello', payload: hello }))
  await expect.poll(() => heard).toEqual(['welcome', 'presence.changed', 'game.changed'])
  await there.world.step((rows) => publish(rows, gameId, { type: 'play.ended', payload: () => ({}) }))
  await expect.poll(() => heard.at(-1)).toBe('play.ended')
})
