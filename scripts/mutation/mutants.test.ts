import { describe, expect, test } from 'vitest'
import { findMutants } from './mutants.ts'
import { regexMutants } from './regex-mutants.ts'

const changesOf = (source: string) => findMutants(source).map(({ from, to }) => `${from} → ${to}`)

test.each([
  ['if (ready) {}', ['ready → true', 'ready → false']],
  ['const a = b ? c : d', ['b → true', 'b → false']],
  ['const a = b < c', ['b < c → b <= c', 'b < c → b >= c']],
  ['if (b < c) {}', ['b < c → true', 'b < c → false', 'b < c → b <= c']],
  ["const a = b === 'phone'", ["b === 'phone' → b !== 'phone'"]],
  ['const a = b && c || d', ['b && c || d → b && c && d', 'b && c → b || c']],
  ['const a = b ?? c', ['b ?? c → b', 'b ?? c → c']],
  ['const a = b - c * d', ['b - c * d → b + c * d', 'c * d → c / d']],
  ['const a = !b', ['!b → b']],
  ['const a = true', ['true → false']],
  ['const a = 60_000', ['60_000 → 59999', '60_000 → 60001']],
  ['const a = 0', ['0 → 1']],
  ['const a = [b]', ['[b] → []']],
  ['const a = { ...b, c }', ['{ ...b, c } → { c }']],
  ['go(here)', ['go(here) → undefined']],
  ['state.user = null', ['state.user = null → undefined']],
  ['const a = () => b.c', ['b.c → undefined']],
  ['function a() { return b.c }', ['b.c → undefined']],
  ['const a = b.filter(c)', ['b.filter(c) → b']],
  ['const a = b.some(c)', ['b.some(c) → b.every(c)']],
  ['const a = Math.max(b, c)', ['Math.max(b, c) → Math.min(b, c)']],
  ['const a = `b-c`', ["`b-c` → ''"]],
  ["const a = { kind: 'aborted' }", ["'aborted' → ''"]],
  ["const a = headers.get('Date')", ["'Date' → ''"]],
  ['const a = <p role="alert" />', ['"alert" → \'\'']],
])('%s', (source, changes) => {
  expect(changesOf(source)).toEqual(changes)
})

test.each([
  ["import { a } from './a.ts'"],
  ["type A = 'b' | 1"],
  ['declare const a: true'],
  ["const a = { title: 'Logout?', label: 'go' }"],
  ["const a = 'Your code was right.'"],
  ['const a = <p className="advice" aria-label="Code">Send</p>'],
  ['const a = (b as C)?.d'],
])('leaves alone: %s', (source) => {
  expect(changesOf(source)).toEqual([])
})

test('a call that goes on after ?. is left whole: in brackets it would not end with what is absent', () => {
  expect(changesOf('const a = b?.c.trim().length')).toEqual([])
  expect(changesOf('const a = b?.c.trim()')).toEqual(['b?.c.trim() → b?.c'])
})

test('says where a mutant stands', () => {
  const [mutant] = findMutants('const slice = make({\n  reducers: {\n    add: (state) => { go(state) },\n  },\n})')
  expect(mutant).toMatchObject({ line: 3, within: 'slice > reducers > add' })
})

describe('regular expressions', () => {
  test.each([
    ['/^a$/', ['/a$/', '/^a/']],
    [String.raw`/\d/`, [String.raw`/\D/`]],
    [String.raw`/\p{L}/u`, [String.raw`/\P{L}/u`]],
    ['/[ab]c/', ['/[^ab]c/']],
    ['/[^ab]c/', ['/[ab]c/']],
    ['/a{3,30}/', ['/a{2,30}/', '/a{4,30}/', '/a{3,29}/', '/a{3,31}/']],
    ['/a{6}/', ['/a{5}/', '/a{7}/']],
    ['/a(?!b)/', ['/a(?=b)/']],
    ['/ab+c?/', ['/abc?/', '/ab+c/']],
    ['/a/gi', ['/a/g']],
  ])('%s', (literal, others) => {
    expect(regexMutants(literal)).toEqual(others)
  })

  test('what is no pattern is left out', () => {
    expect(regexMutants('/a{2,2}/')).toEqual(['/a{1,2}/', '/a{2,3}/'])
  })
})
