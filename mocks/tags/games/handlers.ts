import * as z from 'zod/mini'
import { isChange } from '../../db/rows.ts'
import { etag, isVersion } from '../../http/answers.ts'
import { handleTag } from '../../http/create-handler.ts'
import type { IsGone } from '../../http/idempotency.ts'
import { may } from '../../http/may.ts'
import { endSession } from '../../live/play.ts'
import { gameFor, memberOf, seatsTaken } from '../../live/projection.ts'
import { doneBy } from '../../live/publish.ts'
import { publishGame } from '../../live/publish-changes.ts'
import {
  demote,
  forgetGame,
  gamesPage,
  hasRoomFor,
  leave,
  membersPage,
  publishLeft,
  publishRoles,
  timeZoneOf,
  unseat,
} from './rules.ts'
import { type GameRow, games, inGame, memberships } from './tables.ts'

const zMade = z.object({ gameId: z.string() })

/** Whether a person is no longer a member of the game that they created: it was deleted, or they have left. */
const isGone: IsGone = (rows, userId, made) => !rows(memberships).get(inGame(z.parse(zMade, made).gameId, userId))

/** Games and their members. */
export const gamesHandlers = handleTag(
  'games',
  {
    listGames({ session, query, rows, world, answer, refuse }) {
      const listed = gamesPage(rows, session.userId, query, world)
      return listed ? answer(200, listed) : refuse(400)
    },

    createGame({ session: { userId }, body, rows, world, answer, refuse, locationOf }) {
      const timeZone = timeZoneOf(body.timeZone)
      if (timeZone === undefined) return refuse(400, 'timeZone')
      if (!hasRoomFor(rows, userId)) return refuse(409, 'fifty')
      const now = world.now()
      const gameId = world.newId()
      const made = { pitch: '', system: '', ...body, timeZone, status: 'preparing' as const, hostId: userId, rev: 1 }
      const game = { gameId, ...made, createdAt: now, updatedAt: now, changedBy: userId }
      const membership = { gameId, userId, memberId: world.newId(), role: 'host' as const, joinedAt: now, rev: 1 }
      rows(games).put(game)
      rows(memberships).put(membership)
      const shown = gameFor(membership, rows, game, world)
      return answer(201, shown, { ...locationOf('getGame', { gameId }), ...etag(game) })
    },

    getGame({ game, membership, rows, world, answer }) {
      return answer(200, gameFor(membership, rows, game, world), etag(game))
    },

    changeGame({ game, membership, session, headers, body, rows, world, answer, refuse }) {
      const timeZone = timeZoneOf(body.timeZone ?? game.timeZone)
      if (timeZone === undefined) return refuse(400, 'timeZone')
      if (!isVersion(headers['If-Match'], game)) return refuse(412)
      const change = { ...body, ...(body.timeZone !== undefined && { timeZone }) }
      const changed = { ...game, ...change }
      if (changed.seats < seatsTaken(rows, game.gameId)) return refuse(409, 'seats')
      const next = isChange(game, change) ? touched(changed, world, session) : game
      rows(games).put(next)
      if (next !== game) publishGame(rows, next, doneBy(session))
      return answer(200, gameFor(membership, rows, next, world), etag(next))
    },

    deleteGame({ game, rows, answer }) {
      forgetGame(rows, game)
      return answer(204)
    },

    archiveGame({ game, membership, session, rows, world, answer }) {
      if (game.status === 'playing') {
        const next = endSession({ game, rows, world }, 'archived', doneBy(session))
        return answer(200, gameFor(membership, rows, next, world), etag(next))
      }
      const next = game.status === 'archived' ? game : touched({ ...game, status: 'archived' as const }, world, session)
      rows(games).put(next)
      if (next !== game) publishGame(rows, next, doneBy(session))
      return answer(200, gameFor(membership, rows, next, world), etag(next))
    },

    restoreGame({ game, membership, session, rows, world, answer, refuse }) {
      if (game.status === 'archived' && !hasRoomFor(rows, game.hostId)) return refuse(409, 'fifty')
      const next =
        game.status === 'archived' ? touched({ ...game, status: 'preparing' as const }, world, session) : game
      rows(games).put(next)
      if (next !== game) publishGame(rows, next, doneBy(session))
      return answer(200, gameFor(membership, rows, next, world), etag(next))
    },

    listMembers({ game, query, rows, answer, refuse }) {
      const listed = membersPage(rows, game, query)
      return listed ? answer(200, listed) : refuse(400)
    },

    getMember({ params, rows, answer, refuse }) {
      const member = rows(memberships).get(inGame(params.gameId, params.userId))
      return member ? answer(200, memberOf(rows, member), etag(member)) : refuse(404)
    },

    changeMember({ params, session, headers, body, rows, world, answer, refuse }) {
      const member = rows(memberships).get(inGame(params.gameId, params.userId))
      if (!member) return refuse(404)
      if (!isVersion(headers['If-Match'], member)) return refuse(412)
      if (member.role === 'host') return refuse(409)
      const next = member.role === body.role ? member : { ...member, ...body, rev: member.rev + 1 }
      if (member.role === 'admin' && next.role === 'player') demote(rows, member, world)
      rows(memberships).put(next)
      if (next !== member) publishRoles(rows, [next], doneBy(session))
      return answer(200, memberOf(rows, next), etag(next))
    },

    removeMember({ game, membership, session, params, rows, world, answer, refuse }) {
      const member = rows(memberships).get(inGame(params.gameId, params.userId))
      if (!member) return refuse(404)
      if (member.role === 'host') return refuse(409)
      if (!may.remove(membership.role, member.role)) return refuse(403)
      unseat(rows, member, world)
      publishLeft(rows, game, { userId: member.userId, how: 'removed' }, doneBy(session))
      return answer(204)
    },

    leaveGame({ game, membership, session, rows, answer, refuse }) {
      if (membership.role === 'host') return refuse(409)
      leave(rows, membership)
      publishLeft(rows, game, { userId: membership.userId, how: 'left' }, doneBy(session))
      return answer(204)
    },

    handOverGame({ game, membership, session, body, rows, world, answer, refuse }) {
      const next = rows(memberships).get(inGame(game.gameId, body.userId))
      if (!next) return refuse(404)
      if (next.role === 'host') return refuse(400)
      if (game.status !== 'archived' && !hasRoomFor(rows, next.userId)) return refuse(409)
      const former = { ...membership, role: 'admin' as const, rev: membership.rev + 1 }
      const handed = touched({ ...game, hostId: next.userId }, world, session)
      rows(memberships).put(former)
      const host = { ...next, role: 'host' as const, rev: next.rev + 1 }
      rows(memberships).put(host)
      rows(games).put(handed)
      publishGame(rows, handed, doneBy(session))
      publishRoles(rows, [former, host], doneBy(session))
      return answer(200, gameFor(former, rows, handed, world), etag(handed))
    },
  },
  { createGame: { isGone } },
)

const touched = (row: GameRow, { now }: { now: () => number }, { userId }: { userId: string }): GameRow => ({
  ...row,
  rev: row.rev + 1,
  updatedAt: now(),
  changedBy: userId,
})
