import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../tests/support/session-tabs.ts'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { forgetOthers } from '../../../session/own-storage.ts'
import { readSeen, writeSeen } from './use-my-ideas.ts'

const bell: Idea = zIdea.parse(examples.getIdea.answers[200].bell)

let memory: ReturnType<typeof memoryStorage>
beforeEach(() => {
  memory = memoryStorage()
  vi.stubGlobal('localStorage', memory.storage)
  return () => void vi.unstubAllGlobals()
})

test('what somebody saw is there again, and for nobody else', () => {
  writeSeen('rowan', [bell])
  expect(readSeen('rowan')).toEqual([bell])
  expect(readSeen('wren')).toBeUndefined()
})

test('it lies where the sign-in takes it with it', () => {
  writeSeen('rowan', [bell])
  vi.stubGlobal('localStorage', Object.fromEntries(memory.items))
  vi.stubGlobal('sessionStorage', {})
  const removed = vi.fn()
  Object.defineProperty(localStorage, 'removeItem', { value: removed })
  forgetOthers('rowan')
  expect(removed).not.toHaveBeenCalled()
  forgetOthers()
  expect(removed).toHaveBeenCalledWith([...memory.items.keys()][0])
})

test('of a long list the newest are kept', () => {
  const long = (title: string) => ({ ...bell, title, body: 'x'.repeat(4000) })
  writeSeen(
    'rowan',
    Array.from({ length: 2000 }, (_, at) => long(`Idea ${at}`)),
  )
  const kept = readSeen('rowan') ?? []
  expect(kept.length).toBeGreaterThan(40)
  expect([...memory.items.values()].join().length).toBeLessThan(210_000)
  expect(kept[0]?.title).toBe('Idea 0')
})

test('what is no idea, or no list, is left out', () => {
  writeSeen('rowan', [bell, { ...bell, ideaId: 4 as never }])
  expect(readSeen('rowan')).toEqual([bell])
  for (const key of memory.items.keys()) memory.items.set(key, '{"title":')
  expect(readSeen('rowan')).toBeUndefined()
})

test('storage that is full or blocked costs that alone', () => {
  const broken = () => {
    throw new DOMException('It is forbidden.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: broken, setItem: broken })
  expect(() => writeSeen('rowan', [bell])).not.toThrow()
  expect(readSeen('rowan')).toBeUndefined()
})
