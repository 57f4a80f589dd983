import type { NewBlock, NewCharacter, NewRefillStep } from '../../../contract/types.gen.ts'

// Sheets to begin with. They belong to no publisher, and every name in them can be changed.

/** A block of a starter, and to what its refill sets it. */
type StarterBlock = NewBlock & { refill?: NewRefillStep['to'] }
type Starter = { name: string; about: string; blocks: StarterBlock[]; health?: string; refill?: string }

const heading = (label: string): NewBlock => ({ kind: 'heading', label })
const number = (label: string, value = 0): NewBlock => ({ kind: 'number', label, value })
const list = (label: string): NewBlock => ({ kind: 'list', label, lines: [] })
const long = (label: string): NewBlock => ({ kind: 'long', label, text: '' })
const text = (label: string): NewBlock => ({ kind: 'text', label, text: '' })
const roll = (label: string, notation: string): NewBlock => ({ kind: 'roll', label, notation })
const track = (label: string, max: number, isFull: boolean): StarterBlock => ({
  kind: 'track',
  label,
  value: isFull ? max : 0,
  max,
  shape: max > 12 ? 'bar' : 'boxes',
  refill: isFull ? 'full' : 'empty',
})
const pinned = (block: StarterBlock): StarterBlock => ({ ...block, isPinned: true })

export const starters = {
  blank: { name: 'Blank', about: 'An empty sheet. Add what you need.', blocks: [] },
  adventurer: {
    name: 'Adventurer',
    about: 'Health, 4 traits with rolls, gear, and coin.',
    health: 'Health',
    refill: 'Short rest',
    blocks: [
      pinned(track('Health', 12, true)),
      pinned({ kind: 'number', label: 'Defense', value: 10 }),
      { ...track('Luck', 3, true), isPinned: true },
      heading('Traits'),
      number('Strength', 1),
      number('Agility', 1),
      number('Wits', 1),
      number('Heart', 1),
      heading('Rolls'),
      roll('Force', '1d20+{Strength}'),
      roll('Sneak', '1d20+{Agility}'),
      roll('Notice', '1d20+{Wits}'),
      roll('Sway', '1d20+{Heart}'),
      heading('Gear'),
      list('Pack'),
      { kind: 'number', label: 'Coin', value: 0, min: 0 },
      heading('Story'),
      text('Looks'),
      long('Background'),
    ],
  },
  investigator: {
    name: 'Investigator',
    about: 'Nerve and harm, skills that count successes, clues, and contacts.',
    health: 'Health',
    refill: 'New scene',
    blocks: [
      pinned(track('Health', 6, true)),
      pinned(track('Nerve', 8, true)),
      pinned({ kind: 'toggle', label: 'In danger', isOn: false, refill: 'empty' } as StarterBlock),
      heading('Skills'),
      number('Search', 2),
      number('Talk', 2),
      number('Slip away', 1),
      number('Know', 3),
      heading('Rolls'),
      roll('Search a room', '{Search}d6>=5'),
      roll('Question', '{Talk}d6>=5'),
      roll('Shadow', '{Slip away}d6>=5'),
      roll('Recall', '{Know}d6>=5'),
      heading('The case'),
      list('Clues'),
      list('Contacts'),
      long('Theory'),
      heading('Person'),
      text('Trade'),
      text('A fear'),
    ],
  },
} satisfies Record<string, Starter>

export type StarterId = keyof typeof starters
export const starterIds = Object.keys(starters) as StarterId[]

/** The id of a block, by its place. It is unique in its sheet, and the same whenever the sheet is made again. */
const idAt = (at: number) => `0starter${String(at).padStart(19, '0')}`

/** The sheet of a starter, ready to be made. Its blocks have ids, to which the refill refers. */
export function sheetOf(id: StarterId): Pick<NewCharacter, 'blocks' | 'refills' | 'health'> {
  const { blocks, health, refill }: Starter = starters[id]
  const steps = blocks.flatMap(({ refill: to }, at) => (to ? [{ blockId: idAt(at), to }] : []))
  return {
    blocks: blocks.map(({ refill: _, ...block }, at) => ({ ...block, blockId: idAt(at) })),
    ...(health && { health }),
    ...(refill && { refills: [{ label: refill, steps }] }),
  }
}
