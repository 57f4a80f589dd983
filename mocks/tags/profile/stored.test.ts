import { expect, onTestFinished, test, vi } from 'vitest'
import { zColour, zSigil } from '../../../src/contract/schemas/profile.gen.ts'
import { displayName } from '../../../src/rules/display-name.ts'
import { createPersonIn } from '../../../tests/support/mock-game.ts'
import { createWorld } from '../../db/world.ts'
import { profileOf } from './tables.ts'

test('a profile has a default name that the rule accepts and others can see', async () => {
  const world = createWorld()
  const found = await world.look((rows) =>
    Promise.all(Array.from({ length: 4000 }, () => profileOf(rows, world.newId()))),
  )
  for (const profile of found) expect(displayName.safeParse(profile.displayName).success).toBe(true)
  const kinds = (of: 'displayName' | 'sigil' | 'colour') => new Set(found.map((profile) => profile[of])).size
  expect([kinds('displayName'), kinds('sigil'), kinds('colour')]).toEqual([
    256,
    zSigil.options.length,
    zColour.options.length,
  ])
})

test('the use of a session is stored once a minute', async () => {
  const begin = new Date('2026-11-22T20:00:00.000Z').getTime()
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const world = createWorld()
  const [here, there] = [await createPersonIn(world, 'Rowan'), await createPersonIn(world, 'Rowan')]
  const notified = vi.fn()
  world.subscribe(notified)
  for (let second = 1; second <= 90; second++) {
    vi.setSystemTime(begin + second * 1000)
    await there.call('listGames')
  }
  expect(notified).toHaveBeenCalledTimes(1)
  expect(Object((await here.call('listSessions')).body).items[1]).toMatchObject({
    lastSeenAt: '2026-11-22T20:01:00.000Z',
  })
})
