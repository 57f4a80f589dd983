import { useState } from 'react'
import type { RolledDie, RolledTerm } from '../../../contract/types.gen.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import styles from './log.module.css'

/** The outlines of the dice on a grid of 32 by 32. Other dice are round. */
const outlines: Record<string, string> = {
  '4': '16,3 30,28 2,28',
  '6': '4,4 28,4 28,28 4,28',
  '8': '16,2 29,16 16,30 3,16',
  '10': '16,1 30,20 16,31 2,20',
  '12': '16,2 29,12 24,28 8,28 3,12',
  '20': '16,1 29,8.5 29,23.5 16,31 3,23.5 3,8.5',
  F: '4,4 28,4 28,28 4,28',
}

const faces: Record<number, string> = { [-1]: '−', 0: '0', 1: '+' }

/** A die in its shape. Without `die` it is a button's picture of the kind of die. */
export function Die({ sides, die }: { sides: string; die?: RolledDie }) {
  const points = outlines[sides]
  const text = die ? (sides === 'F' ? faces[die.value] : die.value) : sides
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.die} data-dropped={die && !die.kept ? '' : undefined}>
      {points ? <polygon points={points} /> : <circle cx="16" cy="16" r="14" />}
      <text x="16" y={sides === '4' ? 22 : 16.5} data-long={String(text).length > 2 ? '' : undefined}>
        {text}
      </text>
      {die?.exploded && <path d="M26 2v6M23 5h6" />}
    </svg>
  )
}

/** The most dice of a roll that are drawn at first. */
const mostDrawn = 30

/** The dice of a roll. The sentence of the entry says them in words. */
export function DiceRow({ terms }: { terms: readonly RolledTerm[] }) {
  const [isWhole, setWhole] = useState(false)
  const numbers = terms.filter(({ dice }) => !dice)
  const all = terms.flatMap(({ text, dice = [] }) => {
    const sides = /d(\d+|F)/.exec(text)?.[1] ?? ''
    return dice.map((die) => ({ sides, die }))
  })
  return (
    <span className={`${common.row} ${styles.dice}`}>
      {all.slice(0, isWhole ? all.length : mostDrawn).map(({ sides, die }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has nothing but its place
        <Die key={at} sides={sides} die={die} />
      ))}
      {numbers.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number has nothing but its place
        <span key={at} aria-hidden="true" className={common.small}>
          {one.negative ? '−' : '+'}
          {one.value}
        </span>
      ))}
      {all.length > mostDrawn && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer dice' : `Show all ${all.length} dice`}
        </Button>
      )}
    </span>
  )
}
