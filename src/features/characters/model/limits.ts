import {
  zBlockLabel,
  zCharacterName,
  zConditionLabel,
  zConditionsChange,
  zConditionText,
  zListLine,
  zListLines,
  zLongText,
  zNewCharacter,
  zNotesOnCharacter,
  zRollTemplate,
  zShortText,
} from '../../../contract/schemas/characters.gen.ts'
import { bound } from '../../../rules/text-rule.ts'

/** The most characters of each text, as in the contract. */
export const longest = {
  name: bound(zCharacterName, 'max_length'),
  label: bound(zBlockLabel, 'max_length'),
  condition: bound(zConditionLabel, 'max_length'),
  conditionText: bound(zConditionText, 'max_length'),
  text: bound(zShortText, 'max_length'),
  long: bound(zLongText, 'max_length'),
  line: bound(zListLine, 'max_length'),
  notation: bound(zRollTemplate, 'max_length'),
  notes: bound(zNotesOnCharacter, 'max_length'),
}

export const mostGameConditions = bound(zConditionsChange.shape.items, 'max_length')
export const mostLines = bound(zListLines, 'max_length')
export const mostRefills = bound(zNewCharacter.shape.refills._zod.def.innerType, 'max_length')

/** The version of the files that this app writes. It reads those of earlier ones. */
export const fileVersion = 1

/** The pause in typing after which a text is saved, in milliseconds. */
export const saveAfterMs = 600
