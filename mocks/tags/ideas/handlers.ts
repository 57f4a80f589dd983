import { isChange, nextVersion } from '../../db/rows.ts'
import { etag, isVersion } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import type { IsGone } from '../../http/idempotency.ts'
import { ideaFor, seesIdea, tableFor } from '../../live/projection.ts'
import { doneBy } from '../../live/publish.ts'
import { publishIdea } from '../../live/shared-events.ts'
import { tableWithoutGame, withoutGame } from '../../live/shared-steps.ts'
import {
  bringBack,
  changeIdea,
  changesOf,
  clashOf,
  deletedBy,
  deleteIdea,
  gameIdeas,
  gameOf,
  hasRoomFor,
  hasRoomForTable,
  hasTwins,
  isTaken,
  keepIdea,
  keepIdeas,
  keepTable,
  longest,
  myIdeas,
  tablesPage,
} from './rules.ts'
import { ideas, ideaTables } from './tables.ts'

const isIdeaGone: IsGone = (rows, _userId, made) => !rows(ideas).get(Object(made).ideaId)
const isTableGone: IsGone = (rows, _userId, made) => !rows(ideaTables).get(Object(made).tableId)

/** A person's ideas, alone or for a game, and random tables. */
export const ideasHandlers = handleTag(
  'ideas',
  {
    listIdeas({ session, query, rows, answer, refuse }) {
      const listed = myIdeas(rows, session.userId, query)
      return listed ? answer(200, listed) : refuse(400)
    },

    listIdeaChanges({ session, query, rows, world, answer, refuse }) {
      const changes = changesOf(rows, session.userId, query, world.now())
      return changes === 'none' ? refuse(400) : changes === 'old' ? refuse(410) : answer(200, changes)
    },

    createIdea({ session, body, rows, world, answer, refuse, locationOf }) {
      const { userId } = session
      if (hasTwins(body.tags)) return refuse(400, 'tags')
      if (body.gameId === undefined && (body.visibility ?? 'me') !== 'me') return refuse(400, 'visibility')
      const game = body.gameId === undefined ? undefined : gameOf(rows, userId, body.gameId)
      if (body.gameId !== undefined && !game) return refuse(404)
      if (game?.status === 'archived') return refuse(409, 'archived')
      if (body.ideaId !== undefined && isTaken(rows, body.ideaId)) return refuse(409, 'taken')
      if (!hasRoomFor(rows, userId)) return refuse(409, 'many')
      const idea = keepIdea(rows, world, userId, body)
      publishIdea(rows, { after: idea }, doneBy(session))
      const shown = ideaFor(rows, userId, idea)
      const { ideaId } = idea
      return shown ? answer(201, shown, { ...locationOf('getIdea', { ideaId }), ...etag(idea) }) : refuse(404)
    },

    importIdeas({ session: { userId }, body, rows, world, answer, refuse }) {
      if (body.ideas.some(({ tags }) => hasTwins(tags))) return refuse(400, 'tags')
      if (!hasRoomFor(rows, userId, body.ideas.length)) return refuse(409, 'many')
      const kept = keepIdeas(rows, world, userId, body.ideas)
      return answer(200, { ideaIds: kept.map(({ ideaId }) => ideaId) })
    },

    getIdea({ session, params, rows, answer, refuse }) {
      const idea = rows(ideas).get(params.ideaId)
      const shown = idea && ideaFor(rows, session.userId, idea)
      return shown ? answer(200, shown, etag(shown)) : refuse(404)
    },

    changeIdea({ session, params, headers, body, rows, answer, refuse }) {
      const idea = rows(ideas).get(params.ideaId)
      if (!idea || !seesIdea(rows, session.userId, idea)) return refuse(404)
      if (idea.authorId !== session.userId) return refuse(403)
      if (hasTwins(body.tags)) return refuse(400, 'tags')
      if (!isVersion(headers['If-Match'], idea)) return refuse(412)
      const next = changeIdea(rows, idea, body)
      if (next === 'visibility') return refuse(400, next)
      if (next === 'noGame') return refuse(404, next)
      if (next === 'archived') return refuse(409)
      if (next !== idea) publishIdea(rows, { before: idea, after: next }, doneBy(session))
      const shown = ideaFor(rows, session.userId, next)
      return shown ? answer(200, shown, etag(next)) : refuse(404)
    },

    deleteIdea({ session, params, rows, answer, refuse }) {
      const idea = rows(ideas).get(params.ideaId)
      if (!idea || !seesIdea(rows, session.userId, idea)) return refuse(404)
      if (idea.authorId !== session.userId) return refuse(403)
      deleteIdea(rows, idea)
      publishIdea(rows, { before: idea }, doneBy(session))
      return answer(204)
    },

    restoreIdea({ session, params: { ideaId }, rows, answer, refuse }) {
      const { userId } = session
      const there = rows(ideas).get(ideaId)
      const deleted = deletedBy(rows, userId, ideaId)
      if (deleted && !hasRoomFor(rows, userId)) return refuse(409)
      const idea = deleted ? bringBack(rows, deleted) : there
      if (deleted) publishIdea(rows, { after: idea }, doneBy(session))
      const shown = idea?.authorId === userId ? ideaFor(rows, userId, idea) : undefined
      return shown ? answer(200, shown, etag(shown)) : refuse(404)
    },

    listGameIdeas({ membership, query, rows, answer, refuse }) {
      const listed = gameIdeas(rows, membership, query)
      return listed ? answer(200, listed) : refuse(400)
    },

    removeGameIdea({ session, membership, params, rows, answer, refuse }) {
      const idea = rows(ideas).get(params.ideaId)
      const isHere = idea?.gameId === params.gameId && seesIdea(rows, membership.userId, idea)
      if (!idea || !isHere) return refuse(404)
      withoutGame(rows, idea, doneBy(session))
      return answer(204)
    },

    listIdeaTables({ session: { userId }, query, rows, answer, refuse }) {
      const all = rows(ideaTables).where({ authorId: userId })
      const listed = tablesPage(rows, userId, query, { name: 'my tables', all })
      return listed ? answer(200, listed) : refuse(400)
    },

    createIdeaTable({ session: { userId }, body, rows, world, answer, refuse, locationOf }) {
      const game = body.gameId === undefined ? undefined : gameOf(rows, userId, body.gameId)
      if (body.gameId !== undefined && !game) return refuse(404)
      if (game?.status === 'archived') return refuse(409, 'archived')
      if (body.tableId !== undefined && rows(ideaTables).get(body.tableId)) return refuse(409, 'taken')
      if (!hasRoomForTable(rows, userId)) return refuse(409, 'manyTables')
      const clash = clashOf(rows, { ...body, authorId: userId })
      if (clash) return clash === 'name' ? refuse(409, 'name') : answer(409, { message: clash.circle, code: 'circle' })
      const table = keepTable(rows, world, userId, body)
      const shown = tableFor(rows, userId, table)
      const { tableId } = table
      return shown ? answer(201, shown, { ...locationOf('getIdeaTable', { tableId }), ...etag(table) }) : refuse(404)
    },

    getIdeaTable({ session, params, rows, answer, refuse }) {
      const table = rows(ideaTables).get(params.tableId)
      const shown = table && tableFor(rows, session.userId, table)
      return shown ? answer(200, shown, etag(shown)) : refuse(404)
    },

    changeIdeaTable({ session: { userId }, params, headers, body, rows, answer, refuse }) {
      const table = rows(ideaTables).get(params.tableId)
      if (!table || !tableFor(rows, userId, table)) return refuse(404)
      if (table.authorId !== userId) return refuse(403)
      if (!isVersion(headers['If-Match'], table)) return refuse(412)
      const gameId = body.gameId === undefined ? table.gameId : (body.gameId ?? undefined)
      const game = gameId === undefined ? undefined : gameOf(rows, userId, gameId)
      if (gameId !== table.gameId && gameId !== undefined && !game) return refuse(404, 'noGame')
      if (gameId !== table.gameId && game?.status === 'archived') return refuse(409, 'archived')
      const changed = { ...table, ...body, gameId }
      const clash = clashOf(rows, changed)
      if (clash) return clash === 'name' ? refuse(409, 'name') : answer(409, { message: clash.circle, code: 'circle' })
      const next = isChange(table, changed) ? nextVersion(rows, changed, userId) : table
      rows(ideaTables).put(next)
      const shown = tableFor(rows, userId, next)
      return shown ? answer(200, shown, etag(next)) : refuse(404)
    },

    deleteIdeaTable({ session: { userId }, params, rows, answer, refuse }) {
      const table = rows(ideaTables).get(params.tableId)
      if (!table || !tableFor(rows, userId, table)) return refuse(404)
      if (table.authorId !== userId) return refuse(403)
      rows(ideaTables).delete(table)
      return answer(204)
    },

    listGameIdeaTables({ game: { gameId }, membership, query, rows, answer, refuse }) {
      const all = rows(ideaTables).where({ gameId })
      const listed = tablesPage(rows, membership.userId, query, { name: `tables of ${gameId}`, all })
      return listed ? answer(200, listed) : refuse(400)
    },

    removeGameIdeaTable({ session, params, rows, answer, refuse }) {
      const table = rows(ideaTables).get(params.tableId)
      if (table?.gameId !== params.gameId) return refuse(404)
      tableWithoutGame(rows, table, session.userId)
      return answer(204)
    },
  },
  {
    createIdea: { isGone: isIdeaGone },
    importIdeas: { limit: longest.import },
    createIdeaTable: { limit: longest.table, isGone: isTableGone },
    changeIdeaTable: { limit: longest.table },
  },
)
