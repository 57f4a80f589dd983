import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../tests/support/session-tabs.ts'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { readSeen, writeSeen } from './use-my-ideas.ts'
import { afterDeletion } from './use-tables.ts'

const bell: Idea = zIdea.parse(examples.getIdea.answers[200].bell)

let memory: ReturnType<typeof memoryStorage>
beforeEach(() => {
  memory = memoryStorage()
  vi.stubGlobal('localStorage', memory.storage)
  return () => void vi.unstubAllGlobals()
})

test('the last seen list is read again, by its person only', () => {
  writeSeen('rowan', [bell])
  expect(readSeen('rowan')).toEqual([bell])
  expect(readSeen('wren')).toBeUndefined()
})

const tavern = { name: 'tavern', entries: ['The Drowned Bell'] }
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test('tables that refer to a deleted table are named in the message', () => {
  const users = [
    { name: 'cellar', entries: ['below {Tavern}', 'behind {tavern}'] },
    { name: 'roof', entries: [{ text: 'above {tavern}', weight: 2 }] },
  ]
  expect(plain(afterDeletion(tavern, [tavern, ...users, { name: 'road', entries: ['to {place}'] }], true))).toBe(
    'These draw from it and will show its name instead: cellar, roof.',
  )
})

test('deleting a table that replaced a starter table restores the starter table', () => {
  const place = { name: 'Place', entries: ['a barge'] }
  expect(afterDeletion(place, [place, { name: 'cellar', entries: ['below {place}'] }], false)).toBe(
    'Cards will draw from the starter table with the same name again.',
  )
})
