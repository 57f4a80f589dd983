import { parseNotation } from '../../../src/rules/dice/notation.ts'
import { removableForMs } from '../../../src/rules/limits.ts'
import type { Step } from '../../db/rows.ts'
import { exampleError, pageOf, readCursor, writeCursor } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import { may } from '../../http/may.ts'
import { mostRequests, rollsAtOnce, rollsWithin } from '../../limits.ts'
import { entryFor, seesEntry } from '../../live/projection.ts'
import { publish } from '../../live/publish.ts'
import { openRequestsOf, publishEntry } from '../../live/shared-events.ts'
import { inGame, type Membership, memberships } from '../games/tables.ts'
import { answerRequest, commitmentFor, facesOf, rollFor, whyNoAnswer } from './rules.ts'
import { type LogRow, logEntries } from './tables.ts'

type Context = { rows: Step; gameId: string; userId: string }

/** Adds an entry, within a step, and publishes it, and the roll request that it answers. */
function add({ rows, gameId, userId }: Context, parts: Omit<LogRow, 'gameId' | 'at' | 'authorId' | 'isRemoved'>) {
  const asked = parts.answers === undefined ? undefined : rows(logEntries).get(parts.answers)?.request
  const audience = asked?.audience ?? parts.audience
  const row: LogRow = { gameId, at: rows.now(), authorId: userId, isRemoved: false, ...parts, audience }
  rows(logEntries).put(row)
  publishEntry(rows, 'log.added', row, userId)
  const request = row.answers === undefined ? undefined : answerRequest(rows, row.answers, userId)
  if (request) publishEntry(rows, 'log.changed', request, userId)
  return row
}

/** The entry of a game with an id, if the member sees that it is there. */
function entryOf(rows: Step, member: Membership, entryId: string): LogRow | undefined {
  const row = rows(logEntries).get(entryId)
  return row?.gameId === member.gameId && seesEntry(member, row) ? row : undefined
}

/** Dice, messages and roll requests. */
export const logHandlers = handleTag(
  'log',
  {
    listLog({ membership, query, rows, answer, refuse }) {
      const { gameId } = membership
      // In the order in which they were added: several may have one time. None is ever deleted.
      const all = rows(logEntries)
        .where({ gameId })
        .map((row, place) => ({ row, place }))
      const name = `log of ${gameId}`
      // A cursor names an entry: its place in the log would tell how many of the others I do not see.
      const [entryId] = readCursor(name, query.cursor ?? '') ?? []
      const after = all.find(({ row }) => row.entryId === entryId)
      const listed = pageOf(after ? { ...query, cursor: writeCursor(name, [after.place]) } : query, {
        name,
        rows: all.filter(({ row }) => seesEntry(membership, row)),
        at: ({ place }) => [place],
        newestFirst: true,
        show: ({ row }) => entryFor(rows, membership, row),
      })
      if (!listed || (entryId !== undefined && !after)) return refuse(400)
      const last = listed.nextCursor && listed.items.at(-1)
      return answer(200, last ? { ...listed, nextCursor: writeCursor(name, [last.entryId]) } : listed)
    },

    sendMessage({ membership, headers, body, rows, answer, refuse, locationOf }) {
      const { gameId, userId } = membership
      const entryId = headers['Idempotency-Key']
      if (rows(logEntries).get(entryId)) return refuse(409, 'otherBody')
      if (body.to === userId || (body.to !== undefined && !rows(memberships).get(inGame(gameId, body.to))))
        return refuse(404)
      const row = add({ rows, gameId, userId }, { entryId, kind: 'message', label: '', ...body })
      return answer(201, entryFor(rows, membership, row), locationOf('removeEntry', { gameId, entryId }))
    },

    rollDice({ membership, headers, body, rows, world, answer, refuse, locationOf }) {
      const { gameId, userId } = membership
      const entryId = headers['Idempotency-Key']
      const { notation, nonce, commitment, label, audience, answers } = body
      const parsed = parseNotation(notation)
      if ('problem' in parsed) return answer(400, { message: parsed.problem, code: 'notation' })
      if (rows(logEntries).get(entryId)) return refuse(409, 'otherBody')
      const whyNot = answers && whyNoAnswer(rows, membership, answers)
      if (whyNot) return refuse(409, whyNot)
      if (commitmentFor(rows, { gameId, userId }, world.random) !== commitment) return refuse(409, 'otherCommitment')
      const recent = rows(logEntries).where(
        (one) =>
          one.kind === 'roll' && one.authorId === userId && one.gameId === gameId && one.at > rows.now() - rollsWithin,
      )
      const [oldest] = recent
      if (oldest && recent.length >= rollsAtOnce) {
        const rest = Math.ceil((oldest.at + rollsWithin - rows.now()) / 1000)
        return answer(429, exampleError('rollDice', 429), { 'Retry-After': String(Math.max(1, rest)) })
      }
      const rolled = rollFor(rows, { gameId, userId }, { ...parsed, notation, nonce }, world.random)
      const row = add({ rows, gameId, userId }, { entryId, kind: 'roll', label, audience, answers, ...rolled })
      return answer(201, entryFor(rows, membership, row), locationOf('removeEntry', { gameId, entryId }))
    },

    enterRoll({ membership, headers, body, rows, answer, refuse, locationOf }) {
      const { gameId, userId } = membership
      const entryId = headers['Idempotency-Key']
      const { faces, total, ...rest } = body
      if (rows(logEntries).get(entryId)) return refuse(409, 'otherBody')
      const whyNot = rest.answers && whyNoAnswer(rows, membership, rest.answers)
      if (whyNot) return refuse(409, whyNot)
      const hand = { total, ...(faces && { faces }) }
      const row = add({ rows, gameId, userId }, { entryId, kind: 'hand', ...rest, hand })
      return answer(201, entryFor(rows, membership, row), locationOf('removeEntry', { gameId, entryId }))
    },

    askForRoll({ membership, headers, body, rows, answer, refuse, locationOf }) {
      const { gameId, userId } = membership
      const entryId = headers['Idempotency-Key']
      const { label, audience, notation, target, tellsTarget = false, to } = body
      const parsed = notation === undefined ? undefined : parseNotation(notation)
      if (parsed && 'problem' in parsed) return answer(400, { message: parsed.problem, code: 'notation' })
      if (rows(logEntries).get(entryId)) return refuse(409, 'otherBody')
      const members = rows(memberships).where({ gameId })
      const asked = [...new Set(to ?? members.map((member) => member.userId).filter((id) => id !== userId))]
      if (asked.length === 0) return refuse(409, 'nobody')
      if (!asked.every((id) => members.some((member) => member.userId === id))) return refuse(404)
      if (openRequestsOf(rows, gameId).length >= mostRequests) return refuse(409, 'three')
      const request = { audience, asked, answered: [], isOpen: true, tellsTarget, notation, target }
      const row = add({ rows, gameId, userId }, { entryId, kind: 'request', label, audience: 'everyone', request })
      publish(rows, gameId, {
        type: 'roll.asked',
        actorId: userId,
        to: (member) => asked.includes(member.userId),
        payload: (member) => entryFor(rows, member, row),
      })
      return answer(201, entryFor(rows, membership, row), locationOf('removeEntry', { gameId, entryId }))
    },

    closeRollRequest({ membership, params, rows, answer, refuse }) {
      const row = entryOf(rows, membership, params.entryId)
      if (!row?.request || row.isRemoved) return refuse(404)
      const next = { ...row, request: { ...row.request, isOpen: false } }
      rows(logEntries).put(next)
      if (row.request.isOpen) publishEntry(rows, 'log.changed', next, membership.userId)
      return answer(200, entryFor(rows, membership, next))
    },

    getDice({ membership, rows, world, answer }) {
      const { gameId } = membership
      const commitments = rows(memberships)
        .where({ gameId })
        .map(({ userId }) => ({ userId, commitment: commitmentFor(rows, { gameId, userId }, world.random) }))
      return answer(200, {
        commitments,
        requests: openRequestsOf(rows, gameId).map((row) => entryFor(rows, membership, row)),
      })
    },

    countFaces({ membership, rows, answer }) {
      return answer(200, facesOf(rows, membership.gameId))
    },

    showEntry({ membership, params, rows, answer, refuse }) {
      const row = entryOf(rows, membership, params.entryId)
      if (!row || row.isRemoved) return refuse(404)
      if (row.authorId !== membership.userId) return refuse(403)
      const { to, ...rest } = row
      if (row.audience === 'everyone' && to === undefined) return answer(200, entryFor(rows, membership, row))
      const next: LogRow = { ...rest, audience: 'everyone', wasSecret: true }
      rows(logEntries).put(next)
      publishEntry(rows, 'log.changed', next, membership.userId)
      return answer(200, entryFor(rows, membership, next))
    },

    removeEntry({ membership, params, rows, answer, refuse }) {
      const row = entryOf(rows, membership, params.entryId)
      if (!row) return refuse(404)
      const isMineStill = row.authorId === membership.userId && rows.now() - row.at <= removableForMs
      if (!isMineStill && !may.run(membership.role)) return refuse(403)
      if (row.isRemoved) return answer(204)
      const next: LogRow = {
        ...row,
        isRemoved: true,
        ...(row.request && { request: { ...row.request, isOpen: false } }),
      }
      rows(logEntries).put(next)
      publishEntry(rows, 'log.changed', next, membership.userId)
      return answer(204)
    },
  },
  { getDice: { storesChanges: true } },
)
