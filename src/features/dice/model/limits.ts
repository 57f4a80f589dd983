import { zLogLabel, zMessageText } from '../../../contract/schemas/log.gen.ts'
import { bound } from '../../../rules/text-rule.ts'

/** The most characters of a message and of a label, as in the contract. */
export const longest = { message: bound(zMessageText, 'max_length'), label: bound(zLogLabel, 'max_length') }

/** The most pinned rolls of a person in a game. */
export const mostPinned = 12
