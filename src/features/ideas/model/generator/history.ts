import type { IdeaKind } from '../../../../contract/types.gen.ts'
import type { Tables } from '../../../../rules/idea-tables.ts'
import { type Card, drawCard, rerollCard, rerollSlot, setLock, typeOver } from './card.ts'

/** The cards in order, and the index of the shown one. It is plain data, which can be stored. */
export type History = {
  cards: readonly Card[]
  /** The index of the card that is shown. */
  at: number
  /** The number of the last reroll. Undo does not lower it, so that the next reroll draws new texts. */
  rolls: number
}

/** An action of the person on the current card. Slots are named by their `name`. */
export type Action =
  /** Draws another card. */
  | { type: 'draw'; kind: IdeaKind; seed: string }
  /** Rerolls all slots that are not locked. */
  | { type: 'reroll' }
  /** Rerolls one slot, from its own table or from the given one. */
  | { type: 'rerollSlot'; slot: string; table?: string }
  /** Sets a typed text once it is finished. Each one is a step for undo. */
  | { type: 'type'; slot: string; text: string }
  | { type: 'lock'; slot: string; locked: boolean }
  | { type: 'undo' }
  | { type: 'redo' }

export const startHistory = (card: Card): History => ({ cards: [card], at: 0, rolls: 0 })

/** The card that is shown. */
export function cardOf({ cards, at }: History): Card {
  const card = cards[at]
  if (!card) throw new RangeError(`There is no card ${at} of ${cards.length}.`)
  return card
}

export const canUndo = ({ at }: History): boolean => at > 0
export const canRedo = ({ cards, at }: History): boolean => at < cards.length - 1

function changed(tables: Tables, card: Card, action: Exclude<Action, { type: 'undo' | 'redo' }>, roll: number): Card {
  switch (action.type) {
    case 'draw':
      return drawCard(tables, action.kind, action.seed)
    case 'reroll':
      return rerollCard(tables, card, roll)
    case 'rerollSlot':
      return rerollSlot(tables, card, action.slot, roll, action.table)
    case 'type':
      return typeOver(card, action.slot, action.text)
    case 'lock':
      return setLock(card, action.slot, action.locked)
  }
}

const isSame = (one: Card, other: Card) =>
  one.kind === other.kind &&
  one.seed === other.seed &&
  one.slots.length === other.slots.length &&
  one.slots.every((slot, index) => slot === other.slots[index])

/**
 * Applies an action to the cards. With given tables it is a reducer. Other tables do not change the texts of a card. A
 * new action after undo drops the cards that redo would have shown. An action that changes nothing (locking a locked
 * slot) returns the same history.
 */
export const act =
  (tables: Tables) =>
  (history: History, action: Action): History => {
    const { cards, at, rolls } = history
    if (action.type === 'undo') return canUndo(history) ? { ...history, at: at - 1 } : history
    if (action.type === 'redo') return canRedo(history) ? { ...history, at: at + 1 } : history
    const card = cardOf(history)
    const next = changed(tables, card, action, rolls + 1)
    if (isSame(card, next)) return history
    const isRoll = action.type === 'reroll' || action.type === 'rerollSlot'
    const most = Math.max(rolls, ...next.slots.map(({ roll }) => roll))
    return { cards: cards.toSpliced(at + 1, cards.length, next), at: at + 1, rolls: isRoll ? rolls + 1 : most }
  }
