import type { Card, Slot } from './generator/card.ts'
import { kindNames } from './kind-names.ts'

const inWords = ({ label, text, locked }: Slot) => `${label}: ${text || 'nothing'}${locked ? ', locked' : ''}`

/**
 * What is new of a card, in words for whoever does not see it: all of another card, else the lines that have changed.
 *
 * @param before the card that was there
 * @param isLockHeard what has the focus tells of its lock itself
 */
export function newWords(before: Card, card: Card, isLockHeard = false): string {
  if (before.kind !== card.kind) return [kindNames[card.kind], ...card.slots.map(inWords)].join('. ')
  const changed = card.slots.filter(({ text, locked }, at) => {
    const was = before.slots[at]
    return was?.text !== text || (was.locked !== locked && !isLockHeard)
  })
  return changed.map(inWords).join('. ')
}
