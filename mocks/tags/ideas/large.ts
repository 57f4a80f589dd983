import { zIdeaKind } from '../../../src/contract/schemas/ideas.gen.ts'
import { daysAgo } from '../../db/past.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { type GameRow, memberships } from '../games/tables.ts'
import { keepTable } from './idea-tables.ts'
import { keepIdea } from './keep.ts'

const kinds = zIdeaKind.options
const firsts =
  'Amber Broken Crooked Distant Empty Forgotten Gilded Hollow Iron Jade Kindly Lonely Moonlit Narrow Old Pale Quiet Restless Salted Thorned'
const seconds =
  'Anchor Bell Candle Door Engine Ferry Garden Harbour Inn Judge King Ledger Mirror Nest Oath Piper Quarry River Stair Tower Umbrella Voice Well Yard Zither'
const thirds = ['of the North Road', 'below the Hill', 'that Waits', 'in the Rain']
const tags = 'harbour night debt forest winter court music river road secret'.split(' ')
const statuses = ['draft', 'draft', 'pinned', 'used'] as const
const circles = ['me', 'hosts', 'everyone'] as const
const text =
  'It is told in three ways, and the third one is true. Whoever asks is answered with a question. By the next new moon somebody has to choose, and nobody wants to be the one. There is a cost, and it has been paid once before. '

/** How many ideas the main person has, and how many tables; the other members of their games have the rest. */
const mine = 1960
const theirs = 40
const tables = 12

/**
 * Two thousand ideas, within a step, made over a year: nearly all of the main person, each fourth of them in a game, and
 * some of others that are shown to them.
 */
export async function addManyIdeas(
  rows: Step,
  inside: Inside,
  { main, games }: { main: string; games: readonly GameRow[] },
): Promise<void> {
  const open = games.filter(({ status }) => status !== 'archived')
  for (let at = 0; at < mine; at++) {
    const game = at % 4 === 0 ? { gameId: pick(open, at).gameId, visibility: pick(circles, at) } : {}
    await keepIdea(rows, daysAgo(inside, Math.floor((mine - at) / 6)), main, { ...idea(at), ...game })
  }
  for (let at = 0; at < theirs; at++) {
    const { gameId } = pick(open, at)
    const others = (await rows(memberships).where({ gameId })).filter(({ userId }) => userId !== main)
    const game = { gameId, visibility: at % 2 === 0 ? ('everyone' as const) : ('hosts' as const) }
    await keepIdea(rows, daysAgo(inside, theirs - at), pick(others, at).userId, { ...idea(mine + at), ...game })
  }
  for (let at = 0; at < tables; at++) await keepTable(rows, inside, main, table(at))
}

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

function idea(at: number) {
  const title = `${pick(firsts.split(' '), at)} ${pick(seconds.split(' '), Math.floor(at / 20))} ${pick(thirds, Math.floor(at / 500))}`
  const named = [pick(tags, at), pick(tags, Math.floor(at / 7) + 3)]
  return {
    kind: pick(kinds, at),
    title,
    body: text.repeat(1 + (at % 4)).slice(0, (at * 37) % 800),
    tags: [...new Set(named)].slice(0, at % 3),
    status: pick(statuses, at),
  }
}

function table(at: number) {
  const names = seconds.toLowerCase().split(' ')
  // Each refers to the next, six in a row: references are followed to a depth of eight.
  const next = (at + 1) % 6 > 0 ? ` beside the {${pick(names, at + 1)}}` : ''
  const entries = Array.from({ length: 40 }, (_, row) => ({
    text: `${pick(firsts.split(' '), row + at)} ${pick(thirds, row)}${row === 0 ? next : ''}`,
    weight: 1 + (row % 3),
  }))
  return { name: pick(names, at), entries }
}
