import {
  zEntryText,
  zEntryWeight,
  zIdeaBody,
  zIdeaTitle,
  zTableEntries,
  zTableName,
} from '../../../contract/schemas/ideas.gen.ts'
import { bound } from '../../../rules/text-rule.ts'

/** What a table of one's own may hold, as the contract says. Texts: characters. */
export const tableLimits = {
  name: bound(zTableName, 'max_length'),
  entries: bound(zTableEntries, 'max_length'),
  characters: bound(zEntryText, 'max_length'),
  weight: { min: bound(zEntryWeight, 'greater_than'), max: bound(zEntryWeight, 'less_than') },
}

/** The length of an idea's texts, as the contract says: characters. */
export const ideaLimits = { title: bound(zIdeaTitle, 'max_length'), body: bound(zIdeaBody, 'max_length') }

/** The most characters of a seed that is typed. */
export const seedCharacters = 100

/** How many cards a reload leaves; before it, undo goes back to the first. */
export const keptCards = 50

/** How long somebody pauses before what they typed is saved, in milliseconds. */
export const saveAfterMs = 800

/** How long the list has to stay as it is before it is kept for a page without a network, in milliseconds. */
export const keepSeenAfterMs = 1000
