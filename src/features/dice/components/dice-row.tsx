import { useState } from 'react'
import type { RolledTerm } from '../../../contract/types.gen.ts'
import { addedNumbers, Die, fallenDice } from '../../../game/die.tsx'
import { isDice, parseNotation } from '../../../rules/dice/notation.ts'
import { meets } from '../../../rules/dice/roll.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'

/** The most dice of a roll that are drawn at first. */
const mostDrawn = 30

/** A die that was not counted is faint and dashed, and has its edges, which a dropped one has not. */
const counted = { display: 'grid' }
const uncounted = { ...counted, opacity: 0.7, strokeDasharray: '3 2' }

/** For each kept die of a roll, whether it does not count. */
const misses = (terms: readonly RolledTerm[]) =>
  terms.flatMap(({ text, dice = [] }) => {
    const parsed = parseNotation(text)
    const [term] = 'terms' in parsed ? parsed.terms : []
    const counts = term && isDice(term) ? term.counts : undefined
    return dice.flatMap((die) => (die.kept ? [counts !== undefined && !meets(counts, die)] : []))
  })

/** The dice of a roll, in the line around them. The sentence of the entry says them in words. */
export function DiceRow({ terms }: { terms: readonly RolledTerm[] }) {
  const [isWhole, setWhole] = useState(false)
  const added = addedNumbers(terms)
  const all = fallenDice(terms)
  const missed = misses(terms)
  const dropped = all.length - missed.length
  // Of many, those that were dropped are only counted.
  const drawn = isWhole || all.length <= mostDrawn ? all : all.slice(0, Math.min(mostDrawn, missed.length))
  return (
    <>
      {drawn.map((one, at) => (
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
      {drawn.length < all.length && dropped > 0 && (
        <span aria-hidden="true" className={common.small}>
          {dropped} dropped
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
