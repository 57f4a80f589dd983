import { afterEach, expect, test } from 'vitest'
import { instrument } from './instrument.ts'
import { findMutants } from './mutants.ts'

afterEach(() => {
  globalThis.__mutation = undefined
})

const prepare = (source: string) => {
  const mutants = findMutants(source).map((mutant, index) => ({ ...mutant, id: index + 1 }))
  const run: (...given: unknown[]) => unknown = new Function('given', instrument(source, mutants)) as never
  return { run, idOf: (to: string) => mutants.find((mutant) => mutant.to === to)?.id }
}

test('every mutant sleeps until it is called by its number', () => {
  const { run, idOf } = prepare('const sum = given + 1\nreturn sum > 3 && sum < 9')
  expect([run(2), run(3)]).toEqual([false, true])
  globalThis.__mutation = { active: idOf('sum >= 3') }
  expect(run(2)).toBe(true)
  globalThis.__mutation = { active: idOf('given - 1') }
  expect(run(3)).toBe(false)
})

test('a statement that is taken away leaves those around it as they are', () => {
  const { run, idOf } = prepare('const list = []\nlist.push(given)\n;[1].map((one) => list.push(one))\nreturn list')
  expect(run(5)).toEqual([5, 1])
  globalThis.__mutation = { active: idOf('undefined') }
  expect(run(5)).toEqual([1])
})

test('tells which mutants were reached', () => {
  const { run, idOf } = prepare('if (given) return 7\nreturn [8]')
  const reached = new Set<number>()
  globalThis.__mutation = { reached }
  run(false)
  expect(reached).toContain(idOf('true'))
  expect(reached).toContain(idOf('[]'))
  expect(reached).not.toContain(idOf('6'))
})

test('much work is not taken for a loop that does not end', () => {
  const { run, idOf } = prepare('let count = 0\nwhile (count < given) count += 1\nreturn count')
  globalThis.__mutation = { active: idOf('count <= given') }
  expect(run(5_000_000)).toBe(5_000_001)
})

test('a loop that would never end does, with an error', () => {
  const { run, idOf } = prepare('let count = 0\nwhile (count < given) count += 1\nreturn count')
  expect(run(3)).toBe(3)
  globalThis.__mutation = { active: idOf('undefined') }
  expect(() => run(3)).toThrow('It does not end.')
})
