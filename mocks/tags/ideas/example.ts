import { zIdeaKind } from '../../../src/contract/schemas/ideas.gen.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { exampleIdeas } from './example-ideas.ts'
import { keepTable } from './idea-tables.ts'
import { keepIdea } from './keep.ts'

type Table = { gameId: string; hostId: string; others: readonly string[] }

/** Which statuses and circles of people the ideas have, in turns. */
const statuses = ['draft', 'pinned', 'draft', 'used', 'draft'] as const
const circles = ['me', 'everyone', 'hosts', 'me'] as const
/** Each so many is of another member, and so many of the host’s are in no game. */
const othersEach = 5
const aloneEach = 7

/**
 * Sixty ideas for one game, within a step: of its host and of other members, in every status, shown to nobody, to host
 * and admins, and to everybody; and three tables of the host, one of which the others draw from as well.
 *
 * @param others who sits there besides the host, at least one
 */
export async function addExampleIdeas(rows: Step, inside: Inside, { gameId, hostId, others }: Table): Promise<void> {
  const lines = exampleIdeas.trim().split('\n').toReversed()
  for (const [at, line] of lines.entries()) {
    const [kind, title = '', body = '', tags = ''] = line.split(' | ')
    const authorId = at % othersEach === 0 ? (others[(at / othersEach) % others.length] ?? hostId) : hostId
    const place = at % aloneEach === 3 ? {} : { gameId, visibility: pick(circles, at) }
    const idea = { kind: zIdeaKind.parse(kind), title, body, tags: tags.split(', '), status: pick(statuses, at) }
    await keepIdea(rows, inside, authorId, { ...idea, ...place })
  }
  for (const { isShared, ...table } of tables)
    await keepTable(rows, inside, hostId, isShared ? { ...table, gameId } : table)
}

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

const entries = (...texts: string[]) => texts.map((text, at) => ({ text, weight: at === 0 ? 2 : 1 }))

const tables = [
  {
    name: 'market stall',
    entries: entries('Warm coins, by weight', 'Chimneys for dolls’ houses', 'A cure for {ailment}', 'Second-hand keys'),
    isShared: true,
  },
  {
    name: 'ailment',
    entries: entries('soot in the dreams', 'a borrowed shadow', 'hearing the bell too early'),
    isShared: false,
  },
  {
    name: 'passenger',
    entries: entries('a regent in a plain coat', 'someone who sells at the {market stall}'),
    isShared: false,
  },
]
