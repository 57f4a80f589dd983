import type { z } from 'zod/mini'
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
import type {
  Change,
  Character,
  CharacterBlock,
  CharacterKind,
  CharacterVisibility,
  NewBlock,
  Refill,
  WholeCharacter,
} from '../../../contract/types.gen.ts'
import { inFigures, inList } from '../../../lib/english.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { countOf, isCounted, isSettable, refilled, type Settable } from '../../../rules/sheet/settable.ts'
import { bound, unseenInLine, unseenInLines } from '../../../rules/text-rule.ts'
import { countCharacters } from '../../../ui/text-area/characters-left.ts'

export const kindNames: Record<CharacterKind, string> = { one: 'One of a kind', many: 'Many' }

export const visibilityNames: Record<CharacterVisibility, string> = {
  everyone: 'Everyone in the game',
  hosts: 'Hidden from players',
}

/** The kinds of block, as they are chosen. */
export const blockNames: Record<CharacterBlock['kind'], string> = {
  number: 'Number',
  track: 'Track',
  toggle: 'Toggle',
  roll: 'Roll',
  text: 'Short text',
  long: 'Long text',
  list: 'List',
  heading: 'Heading',
}

/** What a new block of each kind begins with. */
export const emptyBlocks = {
  number: { value: 0 },
  track: { value: 5, max: 5, shape: 'boxes' },
  toggle: { isOn: false },
  roll: { notation: '2d6' },
  text: { text: '' },
  long: { text: '' },
  list: { lines: [] },
  heading: {},
} satisfies Record<NewBlock['kind'], object>

export const kinds = Object.keys(emptyBlocks) as NewBlock['kind'][]

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

/** The same words for each character over: they are announced while one types. */
const tooLong = (text: string, most: number): string | undefined =>
  countCharacters(text) > most ? `That's too long. Use up to ${inFigures(most)} characters.` : undefined

/** Why a text cannot stand in a block, in a sentence. The lines of a list are those of the text. */
export function textProblem(kind: CharacterBlock['kind'] | 'notes' | undefined, text: string): string | undefined {
  if (kind === 'list') {
    const lines = linesOf(text)
    if (lines.length > mostLines) return `A list can have up to ${mostLines} lines. This one has ${lines.length}.`
    const at = lines.findIndex((line) => !accepts(zListLine, line))
    if (at < 0) return undefined
    const long = tooLong(lines[at] ?? '', longest.line)
    return `Line ${at + 1}: ${long ?? unseenInLine}`
  }
  const rules = { text: zShortText, long: zLongText, notes: zNotesOnCharacter }
  if (kind !== 'text' && kind !== 'long' && kind !== 'notes') return undefined
  const [schema, most]: [z.ZodMiniType, number] = [rules[kind], longest[kind]]
  return accepts(schema, text) ? undefined : (tooLong(text, most) ?? unseenInLines)
}

/** The lines of a list, without empty ones at its end. */
export const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.replace(/\s+$/, '').split('\n'))

/** Why a line cannot be a name or a label, in a sentence. */
function lineProblem(what: 'name' | 'label', schema: z.ZodMiniType, most: number, typed: string): string | undefined {
  const line = typed.trim()
  if (line === '') return `Give it a ${what}.`
  if (accepts(schema, line)) return undefined
  const hasBraces = accepts(schema, line.replace(/[{}]/g, 'x'))
  return tooLong(line, most) ?? (hasBraces ? 'Leave out the braces.' : unseenInLine)
}

export const nameProblem = (name: string) => lineProblem('name', zCharacterName, longest.name, name)
export const labelProblem = (label: string) => lineProblem('label', zBlockLabel, longest.label, label)
export const conditionProblem = (label: string) => lineProblem('name', zConditionLabel, longest.condition, label)

/** What somebody has done to the conditions of a character: “Ida added Soaked to Mira.” Nothing if they are the same. */
export function conditionNews(before: WholeCharacter, { conditions, changedBy, name }: WholeCharacter): string {
  const sentence = (did: string, these: readonly string[], others: readonly string[], to: string) => {
    const labels = these.filter((label) => !others.includes(label)).map((label) => inSentence(label))
    return labels.length === 0
      ? []
      : `${inSentence(changedBy.displayName)} ${did} ${inList(labels)} ${to} ${inSentence(name)}.`
  }
  return [
    sentence('added', conditions, before.conditions, 'to'),
    sentence('removed', before.conditions, conditions, 'from'),
  ]
    .flat()
    .join(' ')
}

/**
 * What others have made of numbers and tracks of my characters, each as it is now: “Health 7 of 12, changed by Ash.” The
 * name of the character is left out if it is my only one.
 * @param changes the oldest first
 * @param mine with their pinned blocks and their health. Of another block, what the change says is told.
 */
export function numberNews(changes: readonly Change[], mine: readonly WholeCharacter[]): string {
  const newest = new Map<string, { count: string; by: string }>()
  for (const { characterId, kind, label = '', from, to, counts = [], by, undone } of changes) {
    const character = mine.find((one) => one.characterId === characterId)
    const own = kind === 'number' ? [{ label, kind, from, to }] : counts.filter((one) => one.kind !== 'toggle')
    for (const one of character ? own : []) {
      const block = character?.blocks.find(({ label }) => label === one.label)
      const shown = block && isCounted(block) ? block : undefined
      const value = shown?.value ?? (undone ? one.from : one.to) ?? 0
      const ofMax = shown?.kind === 'track' ? ` of ${inFigures(shown.max)}` : ''
      const whose = mine.length > 1 ? `${inSentence(character?.name ?? '')}: ` : ''
      newest.set(`${characterId} ${one.label}`, {
        count: `${whose}${inSentence(one.label)} ${inFigures(value)}${ofMax}`,
        by: inSentence((undone?.by ?? by).displayName),
      })
    }
  }
  const all = [...newest.values()]
  return [...new Set(all.map(({ by }) => by))]
    .map((by) => `${inList(all.flatMap((one) => (one.by === by ? one.count : [])))}, changed by ${by}.`)
    .join(' ')
}

/** Whose character it is. */
export const ownerInWords = (owner: WholeCharacter['owner']): string =>
  owner ? `Played by ${inSentence(owner.displayName)}` : 'Free to take'

/** The text by which the search finds a character. */
export const characterText = (one: Character): string =>
  one.shown === 'face' ? one.name : `${one.name} ${one.owner?.displayName ?? 'free'} ${one.conditions.join(' ')}`

/** What a refill changes of a block, as it is read: “5”, “12”; “off”, “on”. */
export type RefillChange = { blockId: string; label: string; from: string; to: string }

/** What a refill will change, before it does. What stands there already is left out. */
export const previewRefill = ({ steps }: Refill, blocks: readonly CharacterBlock[]): RefillChange[] =>
  blocks.filter(isSettable).flatMap((block) => {
    const step = steps.find(({ blockId }) => blockId === block.blockId)
    const [from, to] = [countOf(block), step && refilled(block, step)]
    if (to === undefined || to === from) return []
    const { blockId, label, kind } = block
    return { blockId, label, from: readCount(kind, from), to: readCount(kind, to) }
  })

/** A count of a block, as it is read. */
export const readCount = (kind: Settable['kind'], count: number): string =>
  kind !== 'toggle' ? inFigures(count) : count ? 'on' : 'off'

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
