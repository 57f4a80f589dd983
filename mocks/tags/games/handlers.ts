import { etag, isVersion } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import type { IsGone } from '../../http/idempotency.ts'
import { may } from '../../http/may.ts'
import { gameFor, memberOf, seatsTaken } from '../../live/projection.ts'
import { doneBy } from '../../live/publish.ts'
import { endSession } from '../../live/shared-steps.ts'
import {
  demote,
  forgetGame,
  gamesPage,
  hasRoomFor,
  leave,
  membersPage,
  publishLeft,
  publishRoles,
  saveGame,
  timeZoneOf,
  unseat,
} from './rules.ts'
import { games, inGame, memberships } from './tables.ts'

/** Whether a person is no longer a member of the game that they created: it was deleted, or they have left. */
const isGone: IsGone = (rows, userId, made) => !rows(memberships).get(inGame(Object(made).gameId, userId))

/** Games and their members. */
export const gamesHandlers = handleTag(
  'games',
  {
    listGames({ session, query, rows, answer, refuse }) {
      const listed = gamesPage(rows, session.userId, query)
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
      const shown = gameFor(rows, membership, game)
      return answer(201, shown, { ...locationOf('getGame', { gameId }), ...etag(game) })
    },

    getGame({ game, membership, rows, answer }) {
      return answer(200, gameFor(rows, membership, game), etag(game))
    },

    changeGame({ game, membership, session, headers, body, rows, answer, refuse }) {
      const timeZone = timeZoneOf(body.timeZone ?? game.timeZone)
      if (timeZone === undefined) return refuse(400, 'timeZone')
      if (!isVersion(headers['If-Match'], game)) return refuse(412)
      if ((body.seats ?? game.seats) < seatsTaken(rows, game.gameId)) return refuse(409, 'seats')
      const next = saveGame(rows, game, { ...body, ...(body.timeZone !== undefined && { timeZone }) }, session)
      return answer(200, gameFor(rows, membership, next), etag(next))
    },

    deleteGame({ game, rows, answer }) {
      forgetGame(rows, game)
      return answer(204)
    },

    archiveGame({ game, membership, session, rows, answer }) {
      const next =
        game.status === 'playing'
          ? endSession({ game, rows }, 'archived', doneBy(session))
          : saveGame(rows, game, { status: 'archived' }, session)
      return answer(200, gameFor(rows, membership, next), etag(next))
    },

    restoreGame({ game, membership, session, rows, answer, refuse }) {
      const isArchived = game.status === 'archived'
      if (isArchived && !hasRoomFor(rows, game.hostId)) return refuse(409, 'fifty')
      const next = isArchived ? saveGame(rows, game, { status: 'preparing' }, session) : game
      return answer(200, gameFor(rows, membership, next), etag(next))
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

    handOverGame({ game, membership, session, body, rows, answer, refuse }) {
      const next = rows(memberships).get(inGame(game.gameId, body.userId))
      if (!next) return refuse(404)
      if (next.role === 'host') return refuse(400)
      if (game.status !== 'archived' && !hasRoomFor(rows, next.userId)) return refuse(409)
      const former = { ...membership, role: 'admin' as const, rev: membership.rev + 1 }
      rows(memberships).put(former)
      const host = { ...next, role: 'host' as const, rev: next.rev + 1 }
      rows(memberships).put(host)
      const handed = saveGame(rows, game, { hostId: next.userId }, session)
      publishRoles(rows, [former, host], doneBy(session))
      return answer(200, gameFor(rows, former, handed), etag(handed))
    },
  },
  { createGame: { isGone } },
)
