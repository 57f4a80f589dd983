import { beforeEach, expect, test, vi } from 'vitest'
import { findMutants } from './mutants.ts'
import { reportOn } from './report.ts'

const file = 'src/rules/example.ts'
const mutants = findMutants('const longest = 45', file).map((mutant, index) => ({ ...mutant, id: index + 1 }))
const named = { file, within: 'longest', from: '45', to: ['46'], reason: 'No text is longer.' }

const printed = () => vi.mocked(console.log).mock.calls.join('\n')
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

test('a survivor is a failure, with the line where it stands', () => {
  expect(reportOn({ [file]: mutants }, new Set([2]), [])).toEqual({ passed: 1, failed: 1 })
  expect(printed()).toContain('src/rules/example.ts:1 longest\n  - 45\n  + 46')
  expect(printed()).toMatch(/src\/rules +1 of 2 killed, 0 named, 1 open/)
})

test('a survivor that the list names is none', () => {
  expect(reportOn({ [file]: mutants }, new Set([2]), [named])).toEqual({ passed: 2, failed: 0 })
  expect(printed()).toMatch(/1 of 2 killed, 1 named, 0 open/)
})

test('an entry of the list that a test kills, or that is nowhere, is a failure', () => {
  expect(reportOn({ [file]: mutants }, new Set(), [named])).toEqual({ passed: 2, failed: 1 })
  const elsewhere = { ...named, within: 'shortest' }
  expect(reportOn({ [file]: mutants }, new Set([2]), [elsewhere])).toEqual({ passed: 1, failed: 2 })
})

test('an entry for a file that was not tried is left alone', () => {
  expect(reportOn({}, new Set(), [named])).toEqual({ passed: 0, failed: 0 })
})
