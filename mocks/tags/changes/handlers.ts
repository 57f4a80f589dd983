import { pageOf } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import { may } from '../../http/may.ts'
import { mayChange } from '../../live/character-projection.ts'
import { changeOf, changesOf, characterOf, publishChange, seesChange } from '../../live/list-of-changes.ts'
import { changes } from './tables.ts'
import { takeBack } from './undo.ts'

/** What was changed at the table, and taking it back. */
export const changesHandlers = handleTag('changes', {
  listChanges({ membership, query, rows, answer, refuse }) {
    const { gameId } = membership
    const listed = pageOf(query, {
      name: `changes of ${gameId}`,
      rows: changesOf(rows, gameId).filter((one) => seesChange(rows, membership, one)),
      at: ({ changeId }) => [changeId],
      newestFirst: true,
      show: (one) => changeOf(rows, one),
    })
    return listed ? answer(200, listed) : refuse(400)
  },

  undoChange({ membership, params: { changeId }, rows, answer, refuse }) {
    const { gameId, userId, role } = membership
    const change = changesOf(rows, gameId).find((one) => one.changeId === changeId)
    if (!change || !seesChange(rows, membership, change)) return refuse(404)
    const row = characterOf(rows, change)
    const isMine = change.byId === userId && row !== undefined && mayChange(membership, row)
    if (!isMine && !may.run(role)) return refuse(403)
    if (change.undone) return answer(200, changeOf(rows, change))
    if (change.until <= rows.now()) return refuse(409, 'tooLate')
    const problem = takeBack(rows, change, userId)
    if (typeof problem === 'string') return refuse(409, problem)
    if (problem) return answer(409, { message: problem.since, code: 'changed_since' })
    const { deleted: _, removed: __, ...kept } = change
    const undone = { ...kept, undone: { at: rows.now(), byId: userId } }
    rows(changes).put(undone)
    publishChange(rows, undone, userId)
    return answer(200, changeOf(rows, undone))
  },
})
