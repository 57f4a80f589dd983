import { useState } from 'react'
import type { RolledTerm } from '../../../contract/types.gen.ts'
import { addedNumbers, Die, fallenDice } from '../../../game/die.tsx'
import { isDice, parseNotation } from '../../../rules/dice/notation.ts'
import { meets } from '../../../rules/dice/roll.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'

/** The most dice of a roll that are drawn at first. */
const mostDrawn = 30

/** A die that was not counted is faint and dashed, not crossed out as a dropped one. */
const counted = { display: 'grid' }
const uncounted = { ...counted, opacity: 0.7, strokeDasharray: '3 2' }

/** For each die of a roll, whether it was kept and does not count. */
const misses = (terms: readonly RolledTerm[]) =>
  terms.flatMap(({ text, dice = [] }) => {
    const parsed = parseNotation(text)
    const [term] = 'terms' in parsed ? parsed.terms : []
    const counts = term && isDice(term) ? term.counts : undefined
    return dice.map((die) => die.kept && counts !== undefined && !meets(counts, die))
  })

/** The dice of a roll, in the line around them. The sentence of the entry says them in words. */
export function DiceRow({ terms }: { terms: readonly RolledTerm[] }) {
  const [isWhole, setWhole] = useState(false)
  const added = addedNumbers(terms)
  const all = fallenDice(terms)
  const missed = misses(terms)
  return (
    <>
      {all.slice(0, isWhole ? all.length : mostDrawn).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has nothing but its place
        <span key={at} style={missed[at] ? uncounted : counted}>
          <Die {...one} />
        </span>
      ))}
      {added && (
        <span aria-hidden="true" className={common.small}>
          {added}
        </span>
      )}
      {all.length > mostDrawn && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer dice' : `Show all ${all.length} dice`}
        </Button>
      )}
    </>
  )
}
