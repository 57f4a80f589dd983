import * as z from 'zod/mini'
import {
  zBlockLabel,
  zCharacterName,
  zListLine,
  zLongText,
  zNewBlock,
  zNewCharacter,
  zRollTemplate,
  zShortText,
} from '../../../contract/schemas/characters.gen.ts'
import type { NewBlock, NewCharacter } from '../../../contract/types.gen.ts'
import { inFigures } from '../../../lib/english.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { type Fault, parseJson } from '../../../lib/parse-json.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { mostBlocks, mostPinned } from '../../../rules/sheet/settable.ts'
import { bound, unseenInLine, unseenInLines } from '../../../rules/text-rule.ts'
import { labelProblem, mostRefills, nameProblem, textProblem } from './words.ts'
import { fileVersion } from './write-sheet-file.ts'

/** The parts of a character that a file holds: all but whose it is, in which game, and private notes. */
type FileCharacter = Pick<NewCharacter, 'name' | 'portrait' | 'kind' | 'visibility' | 'health' | 'blocks' | 'refills'>

export type ReadSheet = { character: FileCharacter } | { faults: Fault[] }

const zFile = z.object({ emberhall: z.literal('character'), version: z.number(), character: z.unknown() })
const zHead = z.pick(zNewCharacter, { name: true, portrait: true, kind: true, visibility: true, health: true })
const zLoose = z.record(z.string(), z.unknown())

const most = (text: z.ZodMiniType) => inFigures(bound(text, 'max_length'))
const label = `a label of 1 to ${most(zBlockLabel)} characters`

const headWords: Record<string, string> = {
  name: `It needs a name of 1 to ${most(zCharacterName)} characters in one line.`,
  portrait: "Its portrait needs one of Emberhall's sigils and colors.",
  kind: 'Its kind must be one or many.',
  visibility: 'Its visibility must be hosts or everyone.',
  health: 'Its health must be the label of a track.',
}

const unseenInName = `Its name: ${unseenInLine}`
const wordsOfKinds: Record<NewBlock['kind'], string> = {
  heading: `A heading needs ${label}, without braces.`,
  text: `A text needs ${label}, and up to ${most(zShortText)} characters.`,
  long: `A long text needs ${label}, and up to ${most(zLongText)} characters.`,
  number: `A number needs ${label}, and whole numbers up to 1,000,000.`,
  track: `A track needs ${label}, a max of 1 to 100, a value up to it, and boxes or bar as its shape.`,
  toggle: `A toggle needs ${label}, and true or false.`,
  list: `A list needs ${label}, and up to 50 lines of ${most(zListLine)} characters.`,
  roll: `A roll needs ${label}, and a notation of up to ${most(zRollTemplate)}.`,
}
/** What is wrong with a block, as far as its kind says, which may be anything. */
const blockWords = new Map<unknown, string>(Object.entries(wordsOfKinds))

const labelOf = (value: unknown) => {
  const { data } = z.safeParse(z.object({ label: z.string() }), value)
  return data ? ` (${inSentence(data.label)})` : ''
}

/** What a block has that nobody sees. The rest of it may be anything. */
function unseenIn(block: unknown): string | undefined {
  const { label, text, lines } = Object(block)
  if (typeof label === 'string' && labelProblem(label) === unseenInLine) return `Its label: ${unseenInLine}`
  const texts = [text, lines].flat().filter((one) => typeof one === 'string')
  return texts.some((one) => textProblem('long', one) === unseenInLines) ? unseenInLines : undefined
}

/** A value within its bounds, and a track within its max. */
const isWithin = (block: NewBlock) =>
  block.kind === 'track'
    ? block.value <= block.max
    : block.kind !== 'number' || (block.value >= (block.min ?? -1e6) && block.value <= (block.max ?? 1e6))

function readBlocks(values: readonly unknown[]): { blocks: NewBlock[]; faults: Fault[] } {
  const blocks: NewBlock[] = []
  const faults = values.flatMap((value, at): Fault[] => {
    const where = `Block ${at + 1}${labelOf(value)}`
    const { data } = z.safeParse(zNewBlock, value)
    if (data && isWithin(data)) {
      blocks.push(data)
      return []
    }
    if (data) return [{ where, why: 'Its value must be between its minimum and maximum.' }]
    const words = unseenIn(value) ?? blockWords.get(Object(value).kind)
    return [{ where, why: words ?? `Its kind must be one of ${[...blockWords.keys()].join(', ')}.` }]
  })
  return { blocks, faults }
}

/**
 * Every block gets an id of its own, and the refills follow: a file may be imported twice. Of blocks with the same id
 * in the file the refills mean the first.
 */
function renewed({ blocks = [], refills = [], ...head }: FileCharacter): FileCharacter {
  const ids = new Map(blocks.map(({ blockId = '' }) => [blockId, newKsuid()]))
  const idOf = (blockId = '') => (blockId && ids.get(blockId)) || newKsuid()
  const isFirst = (blockId: string | undefined, at: number) => blocks.findIndex((one) => one.blockId === blockId) === at
  return {
    ...head,
    blocks: blocks.map((block, at) => ({
      ...block,
      blockId: isFirst(block.blockId, at) ? idOf(block.blockId) : newKsuid(),
    })),
    refills: refills.map(({ label, steps }) => ({
      label,
      steps: steps.flatMap((step) => (ids.has(step.blockId) ? [{ ...step, blockId: idOf(step.blockId) }] : [])),
    })),
  }
}

const faultsOf = (where: string, all: Iterable<string>): Fault[] => [...all].map((why) => ({ where, why }))

function readCharacter(value: unknown): ReadSheet {
  const { data: loose } = z.safeParse(zLoose, value)
  if (!loose) return { faults: faultsOf('The file', ['There is no character in it.']) }
  // A character without a health has null there.
  const { blocks = [], refills = [], health = null, ...named } = loose
  const { data: head, error } = z.safeParse(zHead, health === null ? named : { ...named, health })
  const wrong = new Set(
    error?.issues.map(({ path: [field] }) =>
      field === 'name' && typeof named.name === 'string' && nameProblem(named.name) === unseenInLine
        ? unseenInName
        : (headWords[String(field)] ?? "Something in it isn't part of a character."),
    ),
  )
  if (!Array.isArray(blocks)) return { faults: faultsOf('The character', wrong.add('Its blocks must be a list.')) }
  const read = readBlocks(blocks)
  if (blocks.length > mostBlocks)
    wrong.add(`A sheet can have up to ${mostBlocks} blocks. This one has ${blocks.length}.`)
  if (read.blocks.filter(({ isPinned }) => isPinned).length > mostPinned)
    wrong.add(`You can pin up to ${mostPinned} blocks.`)
  if (health !== null && !read.blocks.some(({ kind, label }) => kind === 'track' && label === health))
    wrong.add('Its health must be the label of one of its tracks.')
  const { data: kept } = z.safeParse(zNewCharacter.shape.refills, refills)
  const wrongRefills = kept ? [] : [`A sheet can have up to ${mostRefills}, each with a label and what it sets.`]
  const faults = [...faultsOf('The character', wrong), ...read.faults, ...faultsOf('The refills', wrongRefills)]
  if (!head || !kept || faults.length > 0) return { faults }
  return { character: renewed({ ...head, blocks: read.blocks, refills: kept }) }
}

/** Reads a file of “Export”. One error refuses all of it, and says what to do. */
export function readFile(text: string): ReadSheet {
  const parsed = parseJson(text.replace(/^\ufeff/, ''), 'a file of a character')
  if ('fault' in parsed) return { faults: [parsed.fault] }
  const { data: file } = z.safeParse(zFile, parsed.value)
  // A half of a surrogate pair would not arrive as it is. JSON writes it as an escape, and a backslash as two.
  const isBroken = /\\ud[89a-f]/.test(JSON.stringify(file?.character ?? null).replaceAll('\\\\', ''))
  const why = !file
    ? "There's no character in it. Choose a file from “Export” on a sheet."
    : file.version > fileVersion
      ? "It's from a newer version of Emberhall. Reload this page to update, then import it again."
      : isBroken && 'It has broken characters. Export the character again.'
  return why ? { faults: faultsOf('The file', [why]) } : readCharacter(file?.character)
}
