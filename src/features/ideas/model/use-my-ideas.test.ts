import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../tests/support/session-tabs.ts'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { readSeen, writeSeen } from './use-my-ideas.ts'

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
