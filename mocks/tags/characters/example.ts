import type { NewBlock, NewCharacter, RefillTo } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import type { GameRow } from '../games/tables.ts'
import { putSheet, sheetFrom } from './rules.ts'
import { conditions, privateNotes } from './tables.ts'

/** What a refill sets the blocks of these labels to. */
type Steps = Record<string, RefillTo | number>
type Made = Omit<NewCharacter, 'refills' | 'ownerId'> & {
  /** The owner; nobody without one. */
  by?: string
  refills?: Record<string, Steps>
  marks?: string[]
  notes?: string
  isRetired?: boolean
}

/** Adds characters to a game, within a step. */
export function addCharacters(
  rows: Step,
  inside: ClockAndIds,
  { gameId, hostId }: GameRow,
  all: readonly Made[],
): void {
  for (const { by, refills = {}, marks = [], notes, isRetired = false, blocks = [], ...head } of all) {
    const withIds = blocks.map((block) => ({ ...block, blockId: inside.newId() }))
    const stepsOf = (steps: Steps) =>
      Object.entries(steps).map(([label, to]) => ({
        blockId: withIds.find((block) => block.label === label)?.blockId ?? '',
        ...(typeof to === 'number' ? { to: 'value' as const, value: to } : { to }),
      }))
    const made = Object.entries(refills).map(([label, steps]) => ({ label, steps: stepsOf(steps) }))
    const seat = { gameId, userId: by ?? hostId }
    const owner = by === undefined ? {} : { ownerId: by }
    const sheet = sheetFrom(rows, inside, seat, { ...head, blocks: withIds, refills: made }, owner)
    if (sheet.problem) throw new Error(`${head.name}: ${sheet.problem}`)
    putSheet(rows, { ...sheet.row, conditions: marks, status: isRetired ? 'retired' : 'active' }, sheet.all)
    const { characterId } = sheet.row
    if (by !== undefined && notes !== undefined)
      rows(privateNotes).put({ characterId, userId: by, text: notes, rev: 2 })
  }
}

const track = (label: string, value: number, max: number, shape: 'boxes' | 'bar' = 'boxes'): NewBlock => ({
  kind: 'track',
  label,
  value,
  max,
  shape,
  isPinned: true,
})
const number = (label: string, value: number): NewBlock => ({ kind: 'number', label, value })
const roll = (label: string, notation: string): NewBlock => ({ kind: 'roll', label, notation, isPinned: true })

/** The characters of The Ember Crown: one of each member, a free one, and those that only the host sees. */
export const crownCharacters = (alder: string, bryony: string, cedar: string, rowan: string): Made[] => [
  {
    by: bryony,
    name: 'Mira Tallow',
    portrait: { sigil: 'flame', colour: 'ember' },
    health: 'Wax',
    marks: ['Singed'],
    notes: "She's read the letter she claims is lost.",
    blocks: [
      track('Wax', 7, 10),
      { kind: 'text', label: 'Trade', text: 'Chandler. Every wick in town knows her name, and some answer.' },
      { kind: 'heading', label: 'What she is good at' },
      number('Wits', 2),
      number('Hands', 3),
      number('Nerve', -1),
      roll('Read by candle', '2d6+{Wits}'),
      roll('Steady hands', '2d6+{Hands}'),
      { kind: 'toggle', label: 'Lantern lit', isOn: true, isPinned: true },
      { kind: 'list', label: 'Satchel', lines: ['Eleven candles', 'One that will not go out', 'A letter, sealed'] },
      {
        kind: 'long',
        label: 'Who she is',
        text: 'Her mother made the candle that stands before the crown. It is down to a thumb’s width, and only Mira has noticed.',
      },
    ],
    refills: { 'Short rest': { Wax: 'full' }, 'New scene': { 'Lantern lit': 'full' } },
  },
  {
    by: cedar,
    name: 'Brother Osk',
    portrait: { sigil: 'tower', colour: 'slate' },
    health: 'Resolve',
    marks: ['Sworn'],
    blocks: [
      track('Resolve', 14, 20, 'bar'),
      { kind: 'number', label: 'Stones left', value: 6, min: 0, max: 12, isPinned: true },
      number('Back', 4),
      roll('Hold', '4d6dl1!'),
      roll('Throw a stone', '1d20+{Back}'),
      { kind: 'text', label: 'Vow', text: 'No one crosses without saying why.' },
    ],
    refills: { 'Short rest': { Resolve: 'full' }, 'New day': { Resolve: 'full', 'Stones left': 'full' } },
  },
  {
    by: alder,
    name: 'Tam Underbridge',
    portrait: { sigil: 'key', colour: 'moss' },
    health: 'Luck',
    blocks: [
      track('Luck', 3, 5),
      number('Fingers', 2),
      roll('Open what is shut', '2d6+{Fingers}'),
      { kind: 'list', label: 'Owes', lines: ['The miller, twice', 'A crow'] },
    ],
    refills: { 'Short rest': { Luck: 'full' } },
  },
  {
    name: 'Pell, the Lamplighter',
    portrait: { sigil: 'lantern', colour: 'amber' },
    health: 'Oil',
    blocks: [
      track('Oil', 6, 6),
      number('Legs', 3),
      roll('Be there first', '1d20+{Legs}'),
      { kind: 'text', label: 'For whoever comes', text: 'Knows every street, is afraid of none but one.' },
    ],
    refills: { 'Short rest': { Oil: 'full' } },
  },
  {
    by: rowan,
    name: 'The Smith',
    portrait: { sigil: 'mask', colour: 'rust' },
    visibility: 'hosts',
    health: 'Patience',
    notes: 'He forged the second key himself. He will say so if asked kindly.',
    blocks: [
      track('Patience', 4, 4),
      { kind: 'long', label: 'What he knows', text: 'The crown was not stolen. It left.' },
    ],
  },
  {
    name: 'Ash wolf',
    kind: 'many',
    portrait: { sigil: 'hound', colour: 'umber' },
    health: 'Embers',
    blocks: [track('Embers', 5, 5, 'bar'), roll('Bite', '1d20+3'), roll('Harm', '1d6+1')],
  },
  {
    by: cedar,
    name: 'Old Corrin',
    portrait: { sigil: 'oak', colour: 'fern' },
    isRetired: true,
    blocks: [{ kind: 'text', label: 'Last words', text: 'Mind the third step.' }],
  },
]

/** The people of A Hollow Harbor. */
export const harborCharacters = (bryony: string, rowan: string, linden: string): Made[] => [
  {
    by: rowan,
    name: 'Joss Merrow',
    portrait: { sigil: 'anchor', colour: 'lake' },
    health: 'Breath',
    marks: ['Soaked'],
    notes: 'I was aboard the Merry Anne. I have told no one.',
    blocks: [
      track('Breath', 5, 8),
      number('Ropes', 3),
      number('Lies', 1),
      roll('Climb', '2d6+{Ropes}'),
      roll('Tell it straight', '2d6+{Lies}'),
      { kind: 'list', label: 'Pockets', lines: ['A brass whistle', 'Salt, in paper'] },
    ],
    refills: { 'Short rest': { Breath: 'full' } },
  },
  {
    by: bryony,
    name: 'Dr. Ines Quay',
    portrait: { sigil: 'raven', colour: 'plum' },
    health: 'Composure',
    blocks: [
      track('Composure', 6, 6, 'bar'),
      number('Learning', 4),
      roll('Examine', '1d20+{Learning}'),
      { kind: 'text', label: 'Hand', text: 'Small, even, and the same as on the last page.' },
    ],
    refills: { 'Short rest': { Composure: 'full' } },
  },
  {
    name: 'Kit Barnacle',
    portrait: { sigil: 'star', colour: 'teal' },
    health: 'Pluck',
    blocks: [track('Pluck', 4, 4), roll('Slip away', '2d6+1')],
  },
  {
    by: linden,
    name: 'The Harbor Master',
    portrait: { sigil: 'wheel', colour: 'indigo' },
    visibility: 'hosts',
    blocks: [{ kind: 'long', label: 'Price', text: 'Silence, paid by the week.' }],
  },
  {
    name: 'The fog-drowned',
    kind: 'many',
    portrait: { sigil: 'wave', colour: 'slate' },
    health: 'Fog',
    blocks: [track('Fog', 3, 3), roll('Grasp', '2d6')],
  },
]

/** Adds the conditions of a game, within a step. */
export function addConditions(rows: Step, { newId }: ClockAndIds, { gameId, hostId }: GameRow): void {
  const item = (label: string, colour: string, text: string) => ({ conditionId: newId(), label, colour, text })
  const items = [
    item('Singed', 'ember', 'Fire finds them first.'),
    item('Soaked', 'lake', 'Cold takes hold twice as fast; nothing on them will light.'),
    item('Sworn', 'indigo', "Can't go back on one thing they've said out loud."),
    item('Afraid', 'plum', 'Must say what they fear before they act against it.'),
    item('Unseen', 'slate', 'No one notices them until they act.'),
  ]
  rows(conditions).put({ gameId, items, rev: 2, changedBy: hostId })
}
