import type { Mutant } from './mutants.ts'

/** A mutant with the number by which it is switched on. */
export type Numbered = Mutant & { id: number }

/**
 * Where a mutant makes a loop endless, mutants come by this often within one test. A test of a large world has a few
 * millions, which once passed for an endless loop.
 */
const endless = 30_000_000

/** Hoisted, so that it is there in a circle of imports too. On one line with the first: no line moves. */
const head = `function __mutant(id) {\
 const m = globalThis.__mutation;\
 m?.reached?.add(id);\
 if (m?.active && (m.calls = (m.calls ?? 0) + 1) > ${endless}) throw new Error('It does not end.');\
 return m?.active === id;\
} `

/** The source with all of its mutants in it, each asleep until `globalThis.__mutation.active` is its number. */
export function instrument(source: string, mutants: readonly Numbered[]): string {
  const outerFirst = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let next = 0

  function render(from: number, to: number): string {
    let text = ''
    let at = from
    for (let first = outerFirst[next]; first && first.start < to; first = outerFirst[next]) {
      const same: Numbered[] = []
      for (
        let each = outerFirst[next];
        each?.start === first.start && each.end === first.end;
        each = outerFirst[++next]
      )
        same.push(each)
      const choice = same.map(({ id, to }) => `__mutant(${id}) ? (${to}) : `).join('')
      text += source.slice(at, first.start) + wrap(`${choice}(${render(first.start, first.end)})`, same)
      at = first.end
    }
    return text + source.slice(at, to)
  }
  return head + render(0, source.length)
}

/** A line that begins with a bracket would go on with the line before; `void` does not. */
function wrap(choice: string, same: readonly Mutant[]): string {
  if (same.some(({ place }) => place === 'statement')) return `void (${choice})`
  return same.some(({ place }) => place === 'attribute') ? `{(${choice})}` : `(${choice})`
}
