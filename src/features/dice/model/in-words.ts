import type { LogEntry, RolledDie, RollRequest } from '../../../contract/types.gen.ts'
import { isSameLabel } from '../../../game/dice-slice.ts'
import { inFigures, inList } from '../../../lib/english.ts'
import { inSentence } from '../../../lib/in-sentence.ts'

/** The result of a roll, without its dice: “9”, “3 successes”. */
export function resultInWords({ roll, hand }: Pick<LogEntry, 'roll' | 'hand'>): string {
  if (!roll) return inFigures(hand?.total ?? 0)
  const total = inFigures(roll.total)
  return roll.countsSuccesses ? `${total} ${roll.total === 1 ? 'success' : 'successes'}` : total
}

/** The most dice that are said one by one. Of more, it is said how often each face came. */
const mostDice = 12

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** A face, and how often it came: “two 4s”. Two figures in a row would be heard as one number. */
const oftenInWords = (face: number, count: number) =>
  count > 1 ? `${numbers[count] ?? inFigures(count)} ${inFigures(face)}s` : inFigures(face)

function diceInWords(dice: readonly Pick<RolledDie, 'value' | 'kept'>[]): string {
  const said = (before: readonly string[], kept: boolean) => {
    const values = dice.filter((die) => die.kept === kept).map(({ value }) => value)
    const word = before[values.length - 1] ?? before.at(-1)
    const faces = [
      ...Map.groupBy(
        values.toSorted((one, other) => one - other),
        (value) => value,
      ),
    ]
    const parts =
      dice.length > mostDice ? faces.map(([face, { length }]) => oftenInWords(face, length)) : values.map(inFigures)
    return parts.length > 0 ? ` ${word} ${inList(parts)}.` : ''
  }
  return said(['Die', 'Dice'], true) + said(['Dropped'], false)
}

/** What a request asks for, after its label: “: 1d20 · Target 12”, or “ · Target 12 (hidden)” for host and admins. */
export const askedInWords = ({ notation, target, tellsTarget }: Partial<RollRequest>): string => {
  const toReach = target === undefined ? '' : ` · Target\u00a0${inFigures(target)}`
  return `${notation ? `: ${notation}` : ''}${toReach}${toReach && tellsTarget === false ? ' (hidden)' : ''}`
}

/** A roll request, as it goes on after those words: “ “Stealth”: 1d20 · Target 12”. */
export const requestInWords = ({ label, request }: LogEntry): string =>
  `${label ? ` “${label}”` : ''}${askedInWords(request ?? {})}`

/** Which roll request what is in the tray answers. */
export const answersInWords = (request: LogEntry): string => `This answers the roll request${requestInWords(request)}`

/** Whether a roll has the target number: “reached”. Without one it is empty. */
export function reachedInWords({ roll, hand }: LogEntry, target: number | undefined): string {
  if (target === undefined) return ''
  return (roll?.total ?? hand?.total ?? 0) >= target ? 'reached' : 'not reached'
}

const withTarget = (entry: LogEntry, target: number | undefined): string =>
  [resultInWords(entry), reachedInWords(entry, target)].filter(Boolean).join(', ')

/** An answer to a roll request: “Ash: 14, reached”. */
export const answerInWords = (entry: LogEntry, target: number | undefined): string =>
  `${inSentence(entry.author.displayName)}: ${withTarget(entry, target)}`

/** An entry as the end of a label: “Ash's roll: Stealth, 9”, “Ash's message: Ready?”. */
export function entryName(entry: LogEntry): string {
  const { author, kind, state, label, text, roll, hand } = entry
  const noun = kind === 'message' ? 'message' : kind === 'request' ? 'roll request' : 'roll'
  // Two rolls may have the same label.
  const about = [label || text].flatMap((words) => (words ? inSentence(words) : []))
  if (roll || hand) about.push(resultInWords(entry))
  const what = state === 'shown' && about.length > 0 ? `: ${about.join(', ')}` : ''
  return `${inSentence(author.displayName)}'s ${state === 'concealed' ? 'secret roll' : noun}${what}`
}

/**
 * An entry in one sentence, for a screen reader: “Ash rolled 2d6+3 for Stealth: 9. Dice 4 and 2.”
 * @param request the roll request that it answers
 * @param receiver the name of the member to whom the reader whispers
 */
export function entryInWords(entry: LogEntry, request?: LogEntry, receiver?: string): string {
  const { kind, state, label, roll, hand, text, to, author, request: asked } = entry
  const name = inSentence(author.displayName)
  if (state === 'removed') return 'Removed.'
  if (state === 'concealed') return `${name} rolled in secret.`
  const what = label ? ` for ${inSentence(label)}` : ''
  const answers =
    request?.label && !isSameLabel(label ?? '', request.label) ? ` Answers “${inSentence(request.label)}”.` : ''
  const dice = roll?.terms.flatMap((term) => term.dice ?? []) ?? hand?.faces?.map((value) => ({ value, kept: true }))
  switch (kind) {
    case 'message':
      return `${name}${to === undefined ? '' : ' whispers'}${receiver ? ` to ${inSentence(receiver)}` : ''}: ${inSentence(text ?? '', 200)}`
    case 'request':
      return `${name} asked for a roll${label ? `: ${inSentence(label)}` : ''}.${asked?.target === undefined ? '' : ` Target ${inFigures(asked.target)}.`}`
    case 'roll':
    case 'hand':
      return `${name} rolled ${roll?.notation ?? 'by hand'}${what}: ${withTarget(entry, request?.request?.target)}.${diceInWords(dice ?? [])}${answers}`
  }
}

/** Who else sees an entry that is not for everyone. */
export const secretWords = { everyone: '', hosts: 'Host and admins', me: 'Only you' }

/** An entry in one sentence, and then who sees a roll in secret, for which the log has a badge. */
export function entryAloud(...of: Parameters<typeof entryInWords>): string {
  const [{ roll, hand, audience = 'everyone' }] = of
  const secret = (roll || hand) && secretWords[audience]
  return `${entryInWords(...of)}${secret ? ` ${secret}.` : ''}`
}

/** An entry for one line of the game bar, in which the words are cut and the total is not. */
export type ShortEntry = { words: string; total: string }

/**
 * An entry in one line: “Ash: Stealth,” and “ 9”. Of the label of a sheet, “Mira: Stealth”, only the roll is named, and
 * of a whisper to me whose it is: others may see the screen.
 */
export function entryInShort(entry: LogEntry): ShortEntry {
  const { label, roll, hand, author, to } = entry
  if (to !== undefined) return { words: `${inSentence(author.displayName)} whispers to you.`, total: '' }
  if (!roll && !hand) return { words: entryInWords(entry), total: '' }
  const what = label?.split(': ').at(-1) || (roll?.notation ?? 'by hand')
  // With a space at which it breaks, the total would take a second line.
  const total = ` ${resultInWords(entry)}`.replaceAll(' ', '\u00a0')
  return { words: `${inSentence(author.displayName)}: ${inSentence(what)},`, total }
}
