import { expect, expectTypeOf, test } from 'vitest'
import { type GameEvents, gameEventsDown } from '../contract/events.gen.ts'
import type { Lobby } from '../contract/types.gen.ts'
import type { FactType, Signal } from './live-slice.ts'
import { recipes } from './recipes.ts'

type Table = typeof recipes

/** Those events that a table may lack without an error of the type checker. */
type Unnoticed = { [Type in FactType]: Omit<Table, Type> extends Table ? Type : never }[FactType]

test('the type checker names every event without a recipe', () => {
  expectTypeOf<Unnoticed>().toEqualTypeOf<never>()
  const { nudged, ...others } = recipes
  // @ts-expect-error `nudged` is missing.
  const table: Table = others
  expect(table).not.toHaveProperty('nudged')
  expect(nudged).toBeDefined()
})

test('every event of the contract is a fact or a signal', () => {
  expectTypeOf<FactType | Signal>().toEqualTypeOf<keyof GameEvents['down']>()
  const signals = { welcome: true, beat: true, resync: true, bye: true } satisfies Record<Signal, true>
  expect(Object.keys({ ...signals, ...recipes }).toSorted()).toEqual(Object.keys(gameEventsDown).toSorted())
})

test('an event has no recipe for what is not its own', () => {
  // @ts-expect-error The payload is that of the event.
  const wrong: Table['notes.changed'] = { getNotes: (_there, notes: { pages: number }) => void notes.pages }
  // @ts-expect-error Nothing is kept by this name.
  const stray: Table['nudged'] = { getWeather: () => {} }
  expect([wrong, stray]).toHaveLength(2)
})

test('a pause ends the count to the start, and its end brings none back', () => {
  const start = { startId: '2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E', goesAt: '2026-11-27T19:00:05Z', notReady: [] }
  const me = 'rowan'
  const lobby: Lobby = { members: [], start }
  recipes['pause.changed'].getLobby?.(lobby, { paused: true, pausedAt: '2026-11-27T19:00:02Z' }, me)
  expect(lobby).toEqual({ members: [], pausedAt: '2026-11-27T19:00:02Z' })
  recipes['pause.changed'].getLobby?.(lobby, { paused: false }, me)
  expect(lobby).toEqual({ members: [] })
})
