import * as z from 'zod/mini'
import { zIdeaKind } from '../../src/contract/schemas/ideas.gen.ts'
import { createIds } from '../db/random.ts'
import { defineTable, type Step } from '../db/rows.ts'
import { day, daysAgo } from '../db/time.ts'
import type { ClockAndIds, World } from '../db/world.ts'
import { addExample, addPerson, mainContact } from './example-world.ts'
import { addGame } from './games/example.ts'
import { unseat } from './games/rules.ts'
import { type GameRow, memberships } from './games/tables.ts'
import { keepIdea, keepTable } from './ideas/rules.ts'
import { addLink } from './invitations/example.ts'

/** The contents of a made world, with their usual counts. `members` and `links` are of each game. */
export const ordinary = { seed: 1, persons: 57, games: 50, members: 12, links: 6, ideas: 2000, tables: 12 }
export type Counts = typeof ordinary

const words = (text: string) => text.split(' ')
const names = words(
  'Ash Alder Aster Bramble Briar Bryony Cedar Clover Cypress Dill Elm Fennel Fern Flint Garnet Ginger Hazel Heather ' +
    'Holly Iris Ivy Jasper Jet Juniper Lark Laurel Linden Lotus Maple Marlow Moss Myrtle Nettle Olive Onyx Opal Pearl ' +
    'Pepper Poppy Quill Reed Robin Rosemary Rue Sage Sorrel Sparrow Tansy Teasel Thistle Thorn Valerian Violet Willow ' +
    'Wren Yarrow Zinnia',
)
const firsts = words(
  'Amber Broken Crooked Distant Empty Forgotten Gilded Hollow Iron Jade Kindly Lonely Moonlit Narrow Old Pale Quiet ' +
    'Restless Salted Thorned',
)
const seconds = words(
  'Anchor Bell Candle Door Engine Ferry Garden Harbor Inn Judge King Ledger Mirror Nest Oath Piper Quarry River Stair ' +
    'Tower Umbrella Voice Well Yard Zither',
)
const thirds = ['of the North Road', 'below the Hill', 'that Waits', 'in the Rain']
const systems = ['', 'House rules', 'Cards and candles', 'Two dice and a map']
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'America/Sao_Paulo', 'UTC']
const statuses = ['preparing', 'preparing', 'preparing', 'playing', 'archived'] as const
const labels = ['Tuesday group', '', 'from the book fair', 'old friends', 'the club’s board', 'one more try']
const tags = words('harbor night debt forest winter court music river road secret')
const text =
  'It is told in three ways, and the third one is true. Whoever asks is answered with a question. By the next new moon someone has to choose, and no one wants to be the one. There is a cost, and it has been paid once before. '

/**
 * Fills an empty world with these counts, within a step. The same seed at the same time gives the same world. Rowan is
 * in every game, as host, admin and player alternately, and has nearly all of the ideas.
 * @returns the user id of Rowan
 */
function addMade(rows: Step, { now, random: _ }: ClockAndIds, counts: Counts): string {
  const random = seeded(counts.seed)
  const inside = { now, random, newId: createIds({ now, random }) }
  const draw = (below: number) => (random(4).reduce((sum, byte) => sum * 256 + byte, 0) % below) | 0
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T

  const others = Array.from({ length: counts.persons }, (_, at) => {
    const round = Math.floor(at / names.length)
    return addPerson(rows, inside, `${names[at % names.length]}${round > 0 ? ` ${round + 1}` : ''}`, at, at % 7 !== 3)
  })
  const main = addPerson(rows, inside, 'Rowan', counts.persons)

  const games: GameRow[] = []
  for (let at = 0; at < counts.games; at++) {
    const then = daysAgo(inside, 3 * (counts.games - at))
    const role = (['host', 'player', 'admin', 'player'] as const)[at % 4] ?? 'player'
    const start = draw(others.length)
    const seated = Math.min(counts.members - 1, others.length - 1)
    const circle = Array.from({ length: seated + 1 }, (_, seat) => others[(start + seat) % others.length] ?? '')
    const [removed = '', host = main, ...players] = circle
    const members = (role === 'host' ? [host, ...players] : players).map((userId, seat) => ({
      userId,
      role: seat === 0 ? ('admin' as const) : ('player' as const),
    }))
    const game = addGame(rows, then, {
      hostId: role === 'host' ? main : host,
      name: `The ${pick(firsts)} ${pick(seconds)}`,
      seats: counts.members,
      pitch: text.slice(0, draw(220)).trim(),
      system: pick(systems),
      timeZone: pick(zones),
      status: statuses[at % statuses.length] ?? 'preparing',
      members: role === 'host' ? members : [...members, { userId: main, role }],
    })
    games.push(game)
    const seat = { gameId: game.gameId, userId: removed, memberId: then.newId(), joinedAt: then.now(), rev: 1 }
    if (at % 5 === 0) unseat(rows, { ...seat, role: 'player' }, then)
    const sitting = new Set(
      rows(memberships)
        .where({ gameId: game.gameId })
        .map(({ userId }) => userId),
    )
    const outside = others.filter((userId) => !sitting.has(userId))
    for (let link = 0; link < counts.links; link++)
      addLink(rows, daysAgo(inside, 7 - (link % 7)), {
        game,
        label: pick(labels),
        ...linkOf(link, outside.slice(draw(outside.length)).slice(0, 2)),
      })
  }

  const open = games.filter(({ status }) => status !== 'archived')
  for (let at = 0; at < counts.ideas; at++) {
    const game = open[draw(open.length)]
    const members = at % 50 === 0 && game ? rows(memberships).where({ gameId: game.gameId }) : []
    const author = members.length > 0 ? pick(members).userId : main
    const visibility = author === main ? pick(['me', 'hosts', 'everyone'] as const) : ('everyone' as const)
    const place = game && (at % 4 === 0 || author !== main) ? { gameId: game.gameId, visibility } : {}
    keepIdea(rows, daysAgo(inside, Math.floor((counts.ideas - at) / 6)), author, {
      kind: pick(zIdeaKind.options),
      title: titleOf(at),
      body: text.repeat(4).slice(0, draw(800)),
      tags: [...new Set([pick(tags), pick(tags)])].slice(0, draw(3)),
      status: pick(['draft', 'draft', 'pinned', 'used'] as const),
      ...place,
    })
  }
  for (let at = 0; at < counts.tables; at++) keepTable(rows, inside, main, table(at))
  return main
}

/** Random bytes that follow from a seed (mulberry32). */
const seeded = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) & 0xff
  }
  return (length: number) => Uint8Array.from({ length }, next)
}

/** A link in each state, in turns. @param outside people of other games: one waits, one was declined */
function linkOf(at: number, [waits, declined]: readonly string[]) {
  const waiting = waits === undefined ? [] : [waits]
  return [
    { uses: 2, maxUses: 5 },
    { uses: 3, maxUses: 3 },
    { lifetime: -day },
    { isRevoked: true, uses: 1 },
    { approval: 'host' as const, uses: 2, maxUses: 10, waiting, declined: declined === undefined ? [] : [declined] },
    { role: 'admin' as const, maxUses: 1, lifetime: 30 * day },
  ][at % 6]
}

/** All two thousand are different. */
function titleOf(at: number): string {
  const [first, second] = [firsts[at % firsts.length], seconds[Math.floor(at / firsts.length) % seconds.length]]
  const third = Math.floor(at / (firsts.length * seconds.length))
  return `${first} ${second} ${thirds[third % thirds.length]}${third < thirds.length ? '' : ` ${third}`}`
}

/** Each refers to the next, six in a row: references are followed to a depth of eight. */
function table(at: number) {
  const nameOf = (one: number) =>
    `${seconds[one % seconds.length]?.toLowerCase()}${one < seconds.length ? '' : ` ${one}`}`
  const next = (at + 1) % 6 > 0 ? ` beside the {${nameOf(at + 1)}}` : ''
  const entries = Array.from({ length: 40 }, (_, row) => ({
    text: `${firsts[(row + at) % firsts.length]} ${thirds[row % thirds.length]}${row === 0 ? next : ''}`,
    weight: 1 + (row % 3),
  }))
  return { name: nameOf(at), entries }
}

/** Fills an empty world, within a step; returns the user id of the person through whose eyes it is seen. */
type Fill = (rows: Step, inside: ClockAndIds) => string | undefined

/** The worlds that one click, `?world=<name>` or a flag of the server chooses. */
export const worlds = {
  empty: { label: 'Empty', hint: 'No one has signed in yet, and there is no game.' },
  example: {
    label: 'Example campaign',
    hint: `Two games, one of which ${mainContact} hosts: members, characters, a log, links in every state, dates, notes, 60 ideas.`,
  },
  made: {
    label: 'Large',
    hint: `50 games with 12 members each, links in every state, 2,000 ideas. ${mainContact} is a member of all of them.`,
  },
} as const satisfies Record<string, { label: string; hint: string }>

export type WorldId = keyof typeof worlds
export const worldIds = Object.keys(worlds) as WorldId[]

/** The syntax for a made world with other counts. */
export const madeHint = `made:${Object.entries(ordinary)
  .map(([name, count]) => `${name}=${count}`)
  .join(',')}`

const fills: Record<WorldId, Fill> = {
  empty: () => undefined,
  example: addExample,
  made: (rows, inside) => addMade(rows, inside, ordinary),
}

/**
 * The world of a given name: one of `worlds`, or "made:" with the counts that differ from the usual ones, such as
 * "made:seed=7,games=200". Nothing if there is none.
 */
export function worldNamed(name: string): Fill | undefined {
  const [id = '', numbers] = name.trim().toLowerCase().split(':')
  if (numbers === undefined) return id in fills ? fills[id as WorldId] : undefined
  const counts = id === 'made' ? readCounts(numbers) : undefined
  return counts && ((rows, inside) => addMade(rows, inside, counts))
}

/** The most rows of a made world. A browser makes as many in a few seconds. */
const mostRows = 50_000

function readCounts(text: string): Counts | undefined {
  const given = text.split(',').map((part) => /^(\w+)=(\d{1,6})$/.exec(part))
  if (given.some((part) => !part || !((part[1] ?? '') in ordinary))) return undefined
  const counts: Counts = { ...ordinary, ...Object.fromEntries(given.map((part) => [part?.[1], Number(part?.[2])])) }
  const { persons, games, members, links, ideas, tables } = counts
  return persons + games * (members + links) + ideas + tables > mostRows ? undefined : counts
}

/** The made-up world that this one began as; without a row, the empty one. */
export const origins = defineTable('origin', { row: z.object({ name: z.string() }), key: () => 'origin' })

/** Replaces the world with a made-up one, and signs its main person in with the cookies of this tab. */
export async function loadWorld(world: World, name: string): Promise<void> {
  const fill = worldNamed(name)
  if (!fill) throw new Error(`There is no world "${name}".`)
  const main = await world.replace((rows) => {
    const origin = name.trim().toLowerCase()
    if (origin !== 'empty') rows(origins).put({ name: origin })
    return fill(rows, { ...world, now: rows.now })
  })
  if (main !== undefined) await world.people.signInAs(main)
}
