import type { Idea, IdeaKind, IdeaStatus, IdeaVisibility } from '../../../contract/types.gen.ts'
import type { Card, Slot } from './generator/card.ts'

/** The name of each kind. */
export const kindNames: Record<IdeaKind, string> = {
  place: 'Place',
  person: 'Person',
  faction: 'Faction',
  hook: 'Hook',
  clue: 'Clue',
  threat: 'Threat',
  treasure: 'Treasure',
}

/** The name of each status. */
export const statusNames: Record<IdeaStatus, string> = { draft: 'Draft', pinned: 'Pinned', used: 'Used' }

/** The visibility of an idea in words. */
export const visibilityNames: Record<IdeaVisibility, string> = {
  me: 'Only me',
  hosts: 'Host and admins',
  everyone: 'Everyone in the game',
}

/** The id of the heading of the list, to which a kept card flies. */
export const keptHeading = 'kept-ideas'

/** The searched text. */
export const ideaText = ({ title, body, tags, kind }: Idea): string =>
  `${title} ${body} ${tags.join(' ')} ${kindNames[kind]}`

export const inIdeas = (count: number) => `${count} ${count === 1 ? 'idea' : 'ideas'}`

export const importedWords = (count: number) => `Imported: ${inIdeas(count)}.`

export const notImported = "Couldn't import the ideas. Try again."

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The number of entries, in words. */
export const inEntries = (count: number): string => counted(count, 'entry', 'entries')

/** The number of lines of a list, in words. */
export const inLines = (count: number): string => counted(count, 'line', 'lines')

const inWords = ({ label, text, locked }: Slot) => `${label}: ${text || 'nothing'}${locked ? ', locked' : ''}`

/**
 * The changes of a card in words, for a screen reader: all of a new card, otherwise the lines that have changed.
 * @param before the previous card
 * @param isLockAnnounced the focused element announces its lock itself
 */
export function newWords(before: Card, card: Card, isLockAnnounced = false): string {
  if (before.kind !== card.kind) return [kindNames[card.kind], ...card.slots.map(inWords)].join('. ')
  const changed = card.slots.flatMap((slot, at) => {
    const was = before.slots[at]
    const isUnlocked = was?.locked && !slot.locked
    const isUnchanged = was?.text === slot.text && (was.locked === slot.locked || isLockAnnounced)
    return isUnchanged ? [] : `${inWords(slot)}${isUnlocked ? ', unlocked' : ''}`
  })
  return changed.join('. ')
}

/** The state of an idea's text. `count`: the number of its pending changes. */
export function savedWords(now: {
  isUnsaved: boolean
  count: number
  isHeldUp: boolean
  isPersistent: boolean
}): string {
  if (now.isUnsaved) return 'Not saved yet'
  if (now.count === 0) return 'Saved'
  if (!now.isHeldUp) return 'Saving…'
  return now.isPersistent ? 'Saved on this device' : 'Waiting to be sent'
}
