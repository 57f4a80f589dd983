import type { IdeaKind } from '../../../../contract/types.gen.ts'
import { foldName, type Tables } from '../../../../rules/idea-tables.ts'
import { drawText } from './draw.ts'

/** What a card is drawn from: its seed, and for each slot the number of its reroll. */
export type SeedParts = { seed: string; rolls: readonly number[] }

const rolled = (count: number) => new RegExp(`^(.+?)((?:-\\d{1,9}){${count}})$`, 's')

const repeat = (roll: number, count: number) => Array<number>(count).fill(roll)

/**
 * Reads the seed of a card. Numbers at its end, each after a hyphen, are rerolls: one for all slots, or one for each of
 * them. Any other text is the seed of a first draw.
 * @param count the number of the card's slots
 */
export function readSeed(text: string, count: number): SeedParts {
  for (const many of [count, 1]) {
    const [, seed, numbers = ''] = rolled(many).exec(text) ?? []
    if (seed === undefined) continue
    const rolls = numbers.slice(1).split('-').map(Number)
    return { seed, rolls: many === count ? rolls : repeat(rolls[0] ?? 0, count) }
  }
  return { seed: text, rolls: repeat(0, count) }
}

/** Writes the shortest text that `readSeed` reads as these parts again: `k7m2v9qd`, `k7m2v9qd-3`, `k7m2v9qd-3-0-3`. */
export function printSeed({ seed, rolls }: SeedParts): string {
  const asked = JSON.stringify([seed, ...rolls])
  const isRead = (text: string) => {
    const read = readSeed(text, rolls.length)
    return JSON.stringify([read.seed, ...read.rolls]) === asked
  }
  return [seed, `${seed}-${rolls[0]}`].find(isRead) ?? [seed, ...rolls].join('-')
}

/** A slot of a kind: its name, unique in the card, its heading, and the name of its table. */
export type SlotPlan = { name: string; label: string; table: string }

/** The slots of each kind, in the order of the card. A draw depends on their names. */
export const slotPlans: Record<IdeaKind, readonly SlotPlan[]> = {
  place: [
    { name: 'what', label: 'What it is', table: 'place' },
    { name: 'wrong', label: 'What is wrong here', table: 'wrong here' },
    { name: 'senses', label: 'What you smell and hear', table: 'smell and sound' },
    { name: 'company', label: 'Who is here', table: 'company' },
  ],
  person: [
    { name: 'name', label: 'Name', table: 'name' },
    { name: 'trade', label: 'Trade', table: 'trade' },
    { name: 'want', label: 'Wants', table: 'want' },
    { name: 'secret', label: 'Secret', table: 'secret' },
    { name: 'manner', label: 'Manner', table: 'manner' },
  ],
  faction: [
    { name: 'who', label: 'Who they are', table: 'faction' },
    { name: 'aim', label: 'What they are after', table: 'aim' },
    { name: 'method', label: 'How they go about it', table: 'method' },
    { name: 'rift', label: 'What divides them', table: 'rift' },
  ],
  hook: [
    { name: 'beginning', label: 'How it begins', table: 'beginning' },
    { name: 'asker', label: 'Who asks', table: 'asker' },
    { name: 'catch', label: 'The catch', table: 'catch' },
  ],
  clue: [
    { name: 'what', label: 'What is found', table: 'clue' },
    { name: 'discovery', label: 'How it comes to light', table: 'discovery' },
    { name: 'meaning', label: 'What it means', table: 'meaning' },
  ],
  threat: [
    { name: 'what', label: 'What it is', table: 'threat' },
    { name: 'sign', label: 'The first sign', table: 'sign' },
    { name: 'clock', label: 'If no one acts', table: 'clock' },
    { name: 'remedy', label: 'What could stop it', table: 'remedy' },
  ],
  treasure: [
    { name: 'what', label: 'What it is', table: 'treasure' },
    { name: 'past', label: 'Its past', table: 'past' },
    { name: 'price', label: 'Its price', table: 'price' },
  ],
}

/** A slot of a card. */
export type Slot = SlotPlan & {
  text: string
  /** Whether "Reroll" skips it. */
  locked: boolean
  /** Whether a person wrote the text. */
  typed?: boolean | undefined
  /** The number of the reroll that the text comes from; 0 is the first draw. */
  roll: number
}

/** A card. No function here changes one: each returns a new one, in which unchanged slots are the same objects. */
export type Card = { kind: IdeaKind; seed: string; slots: readonly Slot[] }

type Origin = Pick<Slot, 'name' | 'label' | 'table' | 'roll'>

const drawSlot = (tables: Tables, seed: string, { name, label, table, roll }: Origin): Slot => ({
  name,
  label,
  table,
  roll,
  locked: false,
  text: drawText(tables, table, [seed, name, roll]),
})

/** The table of a slot; the default one if it has been deleted meanwhile. */
const tableOf = (tables: Tables, kind: IdeaKind, { name, table }: Slot): string =>
  tables.has(foldName(table)) ? table : (slotPlans[kind].find((plan) => plan.name === name)?.table ?? table)

const change = (card: Card, name: string, changed: (slot: Slot) => Slot): Card => ({
  ...card,
  slots: card.slots.map((slot) => (slot.name === name ? changed(slot) : slot)),
})

/**
 * Draws a card. The same tables, kind and seed give the same card in every browser and in Node.
 * @param text a new seed; or the result of `seedOf` for a card, which draws that card again
 */
export function drawCard(tables: Tables, kind: IdeaKind, text: string): Card {
  const plans = slotPlans[kind]
  const { seed, rolls } = readSeed(text, plans.length)
  return { kind, seed, slots: plans.map((plan, at) => drawSlot(tables, seed, { ...plan, roll: rolls[at] ?? 0 })) }
}

/** The seed that gives this card again, except for typed texts and texts from other tables. */
export const seedOf = ({ seed, slots }: Card): string => printSeed({ seed, rolls: slots.map(({ roll }) => roll) })

/** Whether the seed alone gives this card again. */
export const isOfSeed = ({ kind, slots }: Card): boolean =>
  slots.every(({ typed, table }, at) => !typed && table === slotPlans[kind][at]?.table)

/**
 * Rerolls all slots that are not locked.
 * @param roll the number of this reroll, another one each time; the same number gives the same texts
 */
export const rerollCard = (tables: Tables, card: Card, roll: number): Card => ({
  ...card,
  slots: card.slots.map((slot) =>
    slot.locked ? slot : drawSlot(tables, card.seed, { ...slot, roll, table: tableOf(tables, card.kind, slot) }),
  ),
})

/** Rerolls one slot, from its own table or from another one. It ignores the lock and removes it. */
export const rerollSlot = (tables: Tables, card: Card, name: string, roll: number, table?: string): Card =>
  change(card, name, (slot) =>
    drawSlot(tables, card.seed, { ...slot, roll, table: table ?? tableOf(tables, card.kind, slot) }),
  )

/** Writes a person's text into a slot and locks the slot, so that a reroll keeps the text. */
export const typeOver = (card: Card, name: string, text: string): Card =>
  change(card, name, (slot) => (slot.text === text ? slot : { ...slot, text, locked: true, typed: true }))

export const setLock = (card: Card, name: string, locked: boolean): Card =>
  change(card, name, (slot) => (slot.locked === locked ? slot : { ...slot, locked }))
