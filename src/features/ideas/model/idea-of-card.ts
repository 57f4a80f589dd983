import { zIdeaBody, zIdeaTitle } from '../../../contract/schemas/ideas.gen.ts'
import type { NewIdea } from '../../../contract/types.gen.ts'
import { visibleLine } from '../../../lib/visible-text.ts'
import { bound } from '../../../rules/text-rule.ts'
import { countCharacters } from '../../../ui/text-area/characters-left.ts'
import type { Card } from './generator/card.ts'

/** The length of an idea's texts, as in the contract: characters. */
export const ideaLimits = { title: bound(zIdeaTitle, 'max_length'), body: bound(zIdeaBody, 'max_length') }

/** A text as one trimmed line: white space becomes single spaces, and invisible characters and lone surrogates are removed. */
export const oneLine = (text: string): string =>
  visibleLine(text)
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Cuts a text to a number of characters, after a whole word if there is one, with an ellipsis. */
export function cut(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const start = characters.slice(0, limit - 1).join('')
  return `${start.replace(/\s+\S*$/, '')}…`
}

/** A text as a title: without its full stop. */
const titleOf = (text: string) => cut(text.replace(/(?<=[^.])\.$/, ''), ideaLimits.title)

/**
 * The idea of a card: its first text as the title, and a line for each further slot, with its heading. Slots without
 * visible text are left out.
 * @returns an idea that the contract accepts, unless it `isTooLong`; `undefined` if the card has no text
 */
export function ideaOfCard({ kind, slots }: Card): Required<Pick<NewIdea, 'kind' | 'title' | 'body'>> | undefined {
  const lines = slots
    .map(({ label, text }) => ({ label, text: oneLine(text) }))
    .filter(({ text }) => zIdeaTitle.safeParse(titleOf(text)).success)
  const [first] = lines
  if (!first) return undefined
  const title = titleOf(first.text)
  // A title that was cut is whole in the body.
  const rest = lines.slice(title.endsWith('…') ? 0 : 1)
  return { kind, title, body: rest.map(({ label, text }) => `${label}: ${text}`).join('\n') }
}

/** Whether the typed texts are too long for an idea. */
export const isTooLong = ({ body = '' }: Pick<NewIdea, 'body'>): boolean => countCharacters(body) > ideaLimits.body
