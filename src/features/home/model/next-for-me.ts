import type { Game } from '../../../contract/types.gen.ts'
import { isOver } from '../../../game/session-time.tsx'

/** The most games that Home shows; the search filters all of them. */
export const mostGames = 6

/** The most next steps that are shown. */
const mostNext = 5

/** A next step of the person, in one of their games. */
export type NextThing =
  | { kind: 'session'; game: Game; startsAt: string; durationMinutes: number }
  | { kind: 'requests'; game: Game; waiting: number }
  | { kind: 'dates'; game: Game; open: number }
  | { kind: 'invite'; game: Game }

/**
 * The person's next steps: requests to join, dates to answer, sessions by date, games in preparation without players,
 * and last requests to join a full game. At most `mostNext`.
 * @param now in milliseconds; a session counts until it is over
 */
export function findNext(games: readonly Game[], now: number): NextThing[] {
  const inUse = games.filter(({ status }) => status !== 'archived')
  const isFull = ({ seats, seatsTaken }: Game) => seatsTaken >= seats
  const requests = inUse.flatMap<NextThing>((game) =>
    game.requestsWaiting ? [{ kind: 'requests', game, waiting: game.requestsWaiting }] : [],
  )
  const sessions = inUse
    .flatMap((game) => (game.nextSession ? [{ kind: 'session' as const, game, ...game.nextSession }] : []))
    .filter((session) => !isOver(session, now))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  const dates = inUse.flatMap<NextThing>((game) =>
    game.datesToAnswer ? [{ kind: 'dates', game, open: game.datesToAnswer }] : [],
  )
  const alone = inUse.flatMap<NextThing>((game) =>
    game.role === 'host' && game.seatsTaken === 1 && game.seats > 1 && !game.requestsWaiting
      ? [{ kind: 'invite', game }]
      : [],
  )
  const open = requests.filter(({ game }) => !isFull(game))
  const waiting = requests.filter(({ game }) => isFull(game))
  return [...open, ...dates, ...sessions, ...alone, ...waiting].slice(0, mostNext)
}
