import type { GameList, GameStatus, MemberLeft, MemberList } from '../../../src/contract/types.gen.ts'
import { isChange, nextVersion, type Step } from '../../db/rows.ts'
import { type Asked, pageOf, readCursor } from '../../http/build-answer.ts'
import { mostGames } from '../../limits.ts'
import { gameFor, memberOf } from '../../live/projection.ts'
import { doneBy, endStream, publish, publishResync, type Who } from '../../live/publish.ts'
import { freeCharacters } from '../../live/save-character.ts'
import { closeRequests, publishGame, publishMember } from '../../live/shared-events.ts'
import { publishAnswers, takeOut } from '../../live/shared-steps.ts'
import { lastEvents, streams } from '../../live/tables.ts'
import { changes } from '../changes/tables.ts'
import { forgetCharacters } from '../characters/tables.ts'
import { forgetLobby, forgetMember } from '../lobby/tables.ts'
import { forgetLog } from '../log/tables.ts'
import {
  declines,
  demotions,
  type GameRow,
  games,
  invitations,
  type Membership,
  memberships,
  removals,
  requests,
} from './tables.ts'

/** Whether a person may host one more game, within a step. */
export const hasRoomFor = (rows: Step, userId: string): boolean =>
  rows(games).where(({ hostId, status }) => hostId === userId && status !== 'archived').length < mostGames

/**
 * A time zone as the IANA database spells it; nothing if it is unknown. An offset such as `+01`, which `Intl` accepts,
 * is refused. A zone with two names keeps the one that was sent, because engines prefer different ones; they correct
 * the spelling of the preferred one alone, so the other keeps its capitals.
 */
export function timeZoneOf(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    if (!/^[A-Za-z]/.test(name)) return undefined
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}

/**
 * A page of the members, the host first, then in the order they joined; nothing if the cursor is invalid. If the game
 * is handed over meanwhile, the first member of the first page stays first on the other pages.
 */
export function membersPage(rows: Step, { gameId, hostId }: GameRow, query: Asked): MemberList | undefined {
  const name = `members of ${gameId}`
  const [, , first = hostId] = readCursor(name, query.cursor ?? '') ?? []
  return pageOf(query, {
    name,
    rows: rows(memberships).where({ gameId }),
    at: ({ userId, memberId }) => [userId === first ? 0 : 1, memberId, first],
    show: (member) => memberOf(rows, member),
  })
}

/** A page of a person's games, newest first, within a step; nothing if the cursor is invalid. */
export function gamesPage(rows: Step, userId: string, asked: Asked & { status?: GameStatus[] }): GameList | undefined {
  const mine = rows(memberships).where({ userId })
  const isWanted = ({ gameId }: Membership) => {
    const status = rows(games).get(gameId)?.status
    return status !== undefined && (asked.status?.includes(status) ?? true)
  }
  return pageOf(asked, {
    name: 'games',
    rows: mine.filter(isWanted),
    at: ({ gameId }) => [gameId],
    newestFirst: true,
    show(membership) {
      const game = rows(games).get(membership.gameId)
      return game && gameFor(rows, membership, game)
    },
  })
}

/** Publishes, within a step, a change of roles. The members themselves fetch everything they may see now. */
export function publishRoles(rows: Step, changed: readonly Membership[], who: Who): void {
  for (const membership of changed) publishMember(rows, membership, who)
  for (const { gameId, userId } of changed) publishResync(rows, gameId, userId)
}

/** Publishes, within a step, that a person is no longer a member: to them, and then to the others. */
export function publishLeft(rows: Step, game: GameRow, left: MemberLeft, who: Who): void {
  const { gameId } = game
  endStream(rows, { gameId, userId: left.userId }, left.how)
  publish(rows, gameId, { type: 'member.left', ...who, payload: () => left })
  publishGame(rows, game, who)
  publishAnswers(rows, gameId, who)
}

/** Frees a person's seat, within a step; their ideas and tables go with them, their answers are deleted. */
export function leave(rows: Step, membership: Membership): void {
  const { gameId, userId } = membership
  rows(memberships).delete(membership)
  forgetMember(rows, gameId, userId)
  takeOut(rows, gameId, userId)
  freeCharacters(rows, gameId, userId)
  closeRequests(rows, gameId, userId)
}

/** Removes a member, within a step, as if they had left; existing links do not admit them any more. */
export function unseat(rows: Step, membership: Membership, { newId }: { newId: () => string }): void {
  const { gameId, userId } = membership
  leave(rows, membership)
  rows(removals).put({ gameId, userId, removalId: newId() })
}

/** Stores, within a step, that a person is no longer an admin: existing links do not make them one again. */
export function demote(rows: Step, { gameId, userId }: Membership, { newId }: { newId: () => string }): void {
  rows(demotions).put({ gameId, userId, demotionId: newId() })
}

/** Deletes a game with everything that belongs to it, within a step; ideas and tables stay with their authors. */
export function forgetGame(rows: Step, game: GameRow): void {
  rows(games).delete(game)
  for (const stream of rows(streams).where({ gameId: game.gameId })) endStream(rows, stream, 'gameDeleted')
  for (const table of [memberships, invitations, requests, declines, removals, demotions])
    rows(table as typeof memberships).deleteWhere({ gameId: game.gameId })
  forgetLobby(rows, game.gameId)
  forgetLog(rows, game.gameId)
  forgetCharacters(rows, game.gameId)
  rows(changes).deleteWhere({ gameId: game.gameId })
  takeOut(rows, game.gameId)
  rows(lastEvents).deleteWhere({ gameId: game.gameId })
}

/** Changes a game, within a step, and publishes it, if that changes anything. Returns the game as it is now. */
export function saveGame(rows: Step, game: GameRow, change: Partial<GameRow>, session: { userId: string }): GameRow {
  if (!isChange(game, change)) return game
  const next = nextVersion(rows, { ...game, ...change }, session.userId)
  rows(games).put(next)
  publishGame(rows, next, doneBy(session))
  return next
}
