import type { RolledDie, RolledTerm } from '../contract/types.gen.ts'
import styles from './die.module.css'

type Shape = {
  outline: string
  /** The edges within the outline. */
  facets: string
  /** The middle of the number, if it is not that of the die. */
  x?: number
  y?: number
}

const cube = { outline: '2,9 9,2 30,2 30,23 23,30 2,30', facets: 'M2 9h21v21M23 9l7-7', x: 12.5, y: 20 }

/** The shapes of the dice on a grid of 32 by 32, with the face in front that has the number. Other dice are round. */
const shapes: Record<string, Shape> = {
  '4': { outline: '16,2 31,28 1,28', facets: 'M16 2v17L1 28M16 19l15 9', y: 21 },
  '6': cube,
  '8': { outline: '16,1 30,19 16,31 2,19', facets: 'M2 19h28', y: 13 },
  '10': {
    outline: '16,1 31,14 31,18 16,31 1,18 1,14',
    facets: 'M16 1L7 19l9 5 9-5zM7 19l-6-1M25 19l6-1M16 24v7',
    y: 16,
  },
  '12': {
    outline: '16,1 25,4 30,11 30,21 25,28 16,31 7,28 2,21 2,11 7,4',
    facets: 'M16 5l10 8-4 11H10L6 13zV1M30 11l-4 2M25 28l-3-4M7 28l3-4M2 11l4 2',
  },
  '20': {
    outline: '16,1 29,8.5 29,23.5 16,31 3,23.5 3,8.5',
    facets: 'M16 5l10 17.5H6zV1M16 5L3 8.5l3 14-3 1M16 5l13 3.5-3 14 3 1M6 22.5L16 31l10-8.5',
    y: 17,
  },
  F: cube,
}

const faces: Record<number, string> = { [-1]: '−', 0: '0', 1: '+' }

/** A die that fell, and its kind: its number of sides, or `F`. */
export type FallenDie = { sides: string; die: RolledDie }

/** The dice of a roll: the kept ones in the order in which they were drawn, then those that were dropped. */
export const fallenDice = (terms: readonly RolledTerm[]): FallenDie[] => {
  const all = terms.flatMap(({ text, dice = [] }) => {
    const sides = /d(\d+|F)/.exec(text)?.[1] ?? ''
    return dice.map((die) => ({ sides, die }))
  })
  return all.toSorted((one, other) => Number(other.die.kept) - Number(one.die.kept))
}

/** The numbers of a roll that are no dice: “+2”. */
export const addedNumbers = (terms: readonly RolledTerm[]): string =>
  terms.flatMap(({ dice, negative, value }) => (dice ? [] : `${negative ? '−' : '+'}${value}`)).join(' ')

/** A die in its shape. Without `die` it is a button's picture of the kind of die. */
export function Die({ sides, die }: { sides: string; die?: RolledDie }) {
  const { outline, facets, x = 16, y = 16.5 } = shapes[sides] ?? {}
  const text = die ? (sides === 'F' ? faces[die.value] : die.value) : sides
  const isDropped = die && !die.kept
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={styles.die}
      data-dropped={isDropped ? '' : undefined}
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeDasharray={isDropped ? '3 2' : undefined}
    >
      {outline ? <polygon points={outline} /> : <circle cx="16" cy="16" r="14" />}
      {!isDropped && <path d={facets} strokeWidth="1" strokeOpacity="0.5" />}
      <text
        x={x}
        y={y}
        strokeWidth="3"
        paintOrder="stroke"
        textAnchor="middle"
        dominantBaseline="central"
        style={String(text).length > 2 ? { fontSize: 11 } : undefined}
      >
        {text}
      </text>
      {die?.exploded && <path d="M26 0v10M21 5h10" strokeWidth="2" />}
    </svg>
  )
}
