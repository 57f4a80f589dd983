import { daysAgo } from '../../db/past.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { addGame } from './add-game.ts'
import type { GameRow } from './tables.ts'
import { unseat } from './unseat.ts'

const firsts = [
  'The Ember',
  'A Hollow',
  'The Sunken',
  'Nine',
  'The Last',
  'A Borrowed',
  'The Salt',
  'Winter’s',
  'The Glass',
  'No Safe',
]
const seconds = ['Crown', 'Harbour', 'Lantern', 'Orchard', 'Road']
const systems = ['Any', '', 'House rules', 'Cards and candles', 'Two dice and a map']
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'America/Sao_Paulo', 'UTC']
const long =
  'A town that forgets its dead, a river that runs the wrong way once a year, and a letter with your name on it. Bring a light, bring a reason to stay, and bring somebody whom you would not leave behind.'

const everyNth = 5

/**
 * Fifty games of twelve, within a step: in each sits the main person, as host, admin or player in turns, and some are in
 * play or put away. From each fifth somebody was removed.
 */
export async function addManyGames(
  rows: Step,
  inside: Inside,
  { main, others }: { main: string; others: string[] },
): Promise<GameRow[]> {
  const games = Array.from({ length: 50 }, async (_, at) => {
    const then = daysAgo(inside, 150 - at * 3)
    const pick = <T>(from: readonly T[], step = 1) => from[Math.floor(at / step) % from.length] as T
    const circle = Array.from({ length: 12 }, (_, seat) => others[(at * 7 + seat * 5) % others.length] ?? '')
    const [guest = '', ...sitting] = [...new Set(circle)]
    const mine = (['host', 'player', 'admin', 'host', 'player'] as const)[at % 5] ?? 'host'
    const [hostId, ...rest] = mine === 'host' ? [main, ...sitting] : sitting
    const members = rest.slice(0, mine === 'host' ? 11 : 10).map((userId, seat) => ({
      userId,
      role: seat === 0 ? ('admin' as const) : ('player' as const),
    }))
    const game = addGame(rows, then, {
      hostId: hostId ?? main,
      name: `${pick(firsts, 5)} ${pick(seconds)}`,
      ...{ pitch: at % 3 === 0 ? '' : long.slice(0, 60 + at * 3), system: pick(systems), timeZone: pick(zones) },
      status: at % 10 === 9 ? 'archived' : at % 10 === 4 ? 'playing' : 'preparing',
      members: mine === 'host' ? members : [...members, { userId: main, role: mine }],
    })
    if (at % everyNth === 0) await unseat(rows, seatOf(game, guest, then), then)
    return game
  })
  return Promise.all(games)
}

/** A seat that somebody had once. */
function seatOf({ gameId }: GameRow, userId: string, { now, newId }: Inside) {
  return { gameId, userId, memberId: newId(), role: 'player' as const, joinedAt: now(), rev: 1 }
}
