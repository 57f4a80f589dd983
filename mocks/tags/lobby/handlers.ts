import { countSeconds, nudgeAgainMs } from '../../../src/rules/limits.ts'
import { randomToken } from '../../db/random.ts'
import { isChange, type Step } from '../../db/rows.ts'
import { isoTime } from '../../db/time.ts'
import { etag, exampleError, isVersion } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import { forgetKeyOf } from '../../http/idempotency.ts'
import { mostBoundaries } from '../../limits.ts'
import { notePolling } from '../../live/presence.ts'
import { openDatesOf } from '../../live/projection.ts'
import { doneBy, type PublishedEvent, publish } from '../../live/publish.ts'
import { dropStart, endSession, enter, resume } from '../../live/shared-steps.ts'
import { inGame, type Membership, memberships } from '../games/tables.ts'
import {
  boundariesOf,
  boundaryIdOf,
  lobbyFor,
  lobbyMemberOf,
  notesOf,
  nudgedOf,
  shownNotes,
  shownOf,
  startOf,
} from './rules.ts'
import { boundaries, notes, nudges, pauses, readiness, starts } from './tables.ts'

/** Presence, readiness, agenda and recap, boundaries, pause, start and end. */
export const lobbyHandlers = handleTag(
  'lobby',
  {
    getLobby({ membership, rows, world, answer }) {
      notePolling(rows, membership.gameId, membership.userId)
      return answer(200, lobbyFor(rows, membership, world))
    },

    setReady({ game, session, body, rows, world, answer }) {
      const { gameId } = game
      const { userId } = session
      const row = { gameId, userId }
      const wasReady = rows(readiness).get(inGame(gameId, userId)) !== undefined
      if (body.ready) rows(readiness).put(row)
      else rows(readiness).delete(row)
      const member = lobbyMemberOf(rows, gameId, userId, world)
      if (wasReady !== body.ready)
        publish(rows, gameId, { type: 'ready.changed', ...doneBy(session), payload: () => member })
      return answer(200, member)
    },

    nudge({ game, session, body: { userId, about = 'ready' }, rows, world, answer, refuse }) {
      const { gameId } = game
      const now = world.now()
      if (userId === session.userId) return refuse(409, 'self')
      if (!rows(memberships).get(inGame(gameId, userId))) return refuse(404)
      if (about === 'ready' && rows(readiness).get(inGame(gameId, userId))) return refuse(409, 'ready')
      if (about === 'dates' && !openDatesOf(rows, { gameId, userId })) return refuse(409, 'answered')
      const rest = (rows(nudges).get(inGame(gameId, userId))?.nextAt ?? 0) - now
      if (rest > 0) return answer(429, exampleError('nudge', 429), { 'Retry-After': String(Math.ceil(rest / 1000)) })
      const nudge = { from: session.userId, about, nudgedAt: now, nextAt: now + nudgeAgainMs }
      rows(nudges).put({ gameId, userId, ...nudge })
      const payload = nudgedOf(rows, nudge)
      const to = (member: Membership) => member.userId === userId
      publish(rows, gameId, { type: 'nudged', ...doneBy(session), to, payload: () => payload })
      return answer(204)
    },

    seeNudge({ game: { gameId }, session, rows, answer }) {
      const nudge = rows(nudges).get(inGame(gameId, session.userId))
      if (nudge) rows(nudges).put({ ...nudge, isSeen: true })
      return answer(204)
    },

    pauseGame({ game: { gameId }, rows, world, answer }) {
      if (rows(pauses).get(gameId)) return answer(204)
      const pausedAt = world.now()
      rows(pauses).put({ gameId, pausedAt })
      dropStart(rows, gameId)
      const payload = { paused: true, pausedAt: isoTime(pausedAt) }
      // A pause is anonymous.
      publish(rows, gameId, { type: 'pause.changed', payload: () => payload })
      return answer(204)
    },

    resumeGame({ game: { gameId }, session, rows, answer }) {
      resume(rows, gameId, doneBy(session))
      return answer(204)
    },

    startGame({ session, headers, answer, refuse, ...context }) {
      const { game, rows, world } = context
      const { gameId, status } = game
      if (status === 'playing') return refuse(409, 'playing')
      const { members } = lobbyFor(rows, context.membership, world)
      const notReady = members.filter(({ ready }) => !ready).map((member) => member.userId)
      const start = { gameId, startId: world.newId(), goesAt: world.now() + countSeconds * 1000, notReady }
      rows(starts).put(start)
      const who = doneBy(session)
      enter(context, 'playing', who)
      publish(rows, gameId, { type: 'play.starting', ...who, payload: () => startOf(start) })
      return answer(200, startOf(start))
    },

    endGame({ session, headers, answer, refuse, ...context }) {
      if (context.game.status !== 'playing') return refuse(409)
      endSession(context, 'preparing', doneBy(session))
      return answer(204)
    },

    getNotes({ game, rows, answer }) {
      const now = notesOf(rows, game)
      return answer(200, shownNotes(rows, now), etag(now))
    },

    changeNotes({ game, session, headers, body, rows, world, answer, refuse }) {
      const before = notesOf(rows, game)
      if (!isVersion(headers['If-Match'], before)) return refuse(412)
      if (!isChange(before, body)) return answer(200, shownNotes(rows, before), etag(before))
      const next = { ...before, ...body, rev: before.rev + 1, updatedAt: world.now(), changedBy: session.userId }
      rows(notes).put(next)
      publish(rows, game.gameId, {
        type: 'notes.changed',
        ...doneBy(session),
        payload: () => shownNotes(rows, next),
      })
      return answer(200, shownNotes(rows, next), etag(next))
    },

    listBoundaries({ game, rows, answer }) {
      return answer(200, boundariesOf(rows, game.gameId))
    },

    addBoundary({ game, body, rows, world, answer, refuse, locationOf }) {
      const { gameId } = game
      if (rows(boundaries).where({ gameId }).length >= mostBoundaries) return refuse(409, 'sixty')
      const boundary = { boundaryId: boundaryIdOf(game, world.random), gameId, ...body }
      const added = { ...boundary, takeBackKey: randomToken(world.random) }
      rows(boundaries).put(added)
      publish(rows, gameId, boundariesChanged(rows, gameId))
      const { boundaryId, takeBackKey } = added
      const location = locationOf('takeBoundaryBack', { gameId, boundaryId })
      return answer(201, { ...shownOf(added), takeBackKey }, location)
    },

    takeBoundaryBack({ game: { gameId }, params, headers, rows, answer, refuse, locationOf }) {
      const boundary = rows(boundaries).get(params.boundaryId)
      if (boundary?.gameId !== gameId || boundary.takeBackKey !== headers['Take-Back-Key']) return refuse(404)
      rows(boundaries).delete(boundary)
      forgetKeyOf(rows, locationOf('takeBoundaryBack', params).Location)
      publish(rows, gameId, boundariesChanged(rows, gameId))
      return answer(204)
    },
  },
  { addBoundary: { anonymous: true }, getLobby: { storesChanges: true } },
)

/** The current boundaries, without names. */
function boundariesChanged(rows: Step, gameId: string): PublishedEvent {
  const now = boundariesOf(rows, gameId)
  return { type: 'boundaries.changed', payload: () => now }
}
