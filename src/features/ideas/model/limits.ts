import {
  zEntryText,
  zEntryWeight,
  zIdeaBody,
  zIdeaTitle,
  zTableEntries,
  zTableName,
} from '../../../contract/schemas/ideas.gen.ts'
import { bound } from '../../../rules/text-rule.ts'

/** The limits of a table of one's own, as in the contract. Texts: characters. */
export const tableLimits = {
  name: bound(zTableName, 'max_length'),
  entries: bound(zTableEntries, 'max_length'),
  characters: bound(zEntryText, 'max_length'),
  weight: { min: bound(zEntryWeight, 'greater_than'), max: bound(zEntryWeight, 'less_than') },
}

/** The length of an idea's texts, as in the contract: characters. */
export const ideaLimits = { title: bound(zIdeaTitle, 'max_length'), body: bound(zIdeaBody, 'max_length') }

/** The most characters of a typed seed. */
export const seedCharacters = 100

/** The number of cards that survive a reload. Undo itself goes back to the first. */
export const keptCards = 50

/** The pause in typing before the text is saved, in milliseconds. */
export const saveAfterMs = 800

/** How long the list must stay unchanged before it is cached for offline use, in milliseconds. */
export const keepSeenAfterMs = 1000
