import type { Idea, IdeaKind, IdeaStatus, IdeaVisibility } from '../../../contract/types.gen.ts'
import type { Card, Slot } from './generator/card.ts'

/** What each kind is called. */
export const kindNames: Record<IdeaKind, string> = {
  place: 'Place',
  person: 'Person',
  faction: 'Faction',
  hook: 'Hook',
  clue: 'Clue',
  threat: 'Threat',
  treasure: 'Treasure',
}

/** What each status is called. */
export const statusNames: Record<IdeaStatus, string> = { draft: 'Draft', pinned: 'Pinned', used: 'Used' }

/** Who sees an idea, in words. */
export const visibilityNames: Record<IdeaVisibility, string> = {
  me: 'Only me',
  hosts: 'Host and admins',
  everyone: 'Everyone in the game',
}

/** What the search looks through. */
export const ideaText = ({ title, body, tags, kind }: Idea): string =>
  `${title} ${body} ${tags.join(' ')} ${kindNames[kind]}`

export const inIdeas = (count: number) => `${count} ${count === 1 ? 'idea' : 'ideas'}`

export const importedWords = (count: number) => `Imported: ${inIdeas(count)}.`

export const notImported = "Couldn't import the ideas."

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How many entries, in words. */
export const inEntries = (count: number): string => counted(count, 'entry', 'entries')

/** How many lines of a list, in words. */
export const inLines = (count: number): string => counted(count, 'line', 'lines')

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

/** How what was typed into an idea stands. `count`: so many changes of it wait to be sent. */
export function savedWords(now: { isUnsaved: boolean; count: number; isHeldUp: boolean; lasts: boolean }): string {
  if (now.isUnsaved) return 'Not saved yet'
  if (now.count === 0) return 'Saved'
  if (!now.isHeldUp) return 'Saving…'
  return now.lasts ? 'Saved on this device' : 'Waiting to be sent'
}
