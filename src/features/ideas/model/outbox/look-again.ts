import { statusOf } from '../../../../api/api-error.ts'
import { applyAnswer } from '../../../../api/cache-updaters.ts'
import { ideasApi, mostAtOnce } from '../../../../api/ideas-api.ts'
import { ideasCache } from '../../../../api/ideas-cache.ts'
import type { Dispatch } from './send-entry.ts'

const { listMyIdeas, listIdeaChanges } = ideasApi.endpoints

/**
 * What asks which of my ideas other devices have changed since the list was read, as often as it is called: one small
 * answer, however many ideas there are. Where no list was read there is nothing to ask.
 */
export function lookingAgain(dispatch: Dispatch): () => void {
  /** The place in my changes at which the list was read, and the one up to which it is known by now. */
  let read: string | undefined
  let known = ''
  let isAsking = false
  /** An answer that is on its way may not know what was the reason to ask again. */
  let isDue = false

  async function ask(): Promise<void> {
    const { data: list } = dispatch((_then, getState) => listMyIdeas.select(undefined)(getState()))
    const mark = list?.pages[0]?.mark
    if (mark === undefined) return
    if (mark !== read) known = mark
    read = mark
    const args = { query: { since: known, limit: mostAtOnce } }
    const { data, error } = await dispatch(listIdeaChanges.initiate(args, { subscribe: false, forceRefetch: true }))
    // It is too long ago: the whole list is read anew.
    if (statusOf(error) === 410) dispatch(ideasApi.util.invalidateTags(['myIdeas']))
    if (!data) return
    for (const idea of data.items) dispatch(applyAnswer(ideasCache['idea.changed'], idea))
    for (const ideaId of data.gone) dispatch(applyAnswer(ideasCache['idea.removed'], { ideaId }))
    known = data.mark
    if (data.more) await ask()
  }
  async function look() {
    isAsking = true
    try {
      do {
        isDue = false
        await ask()
      } while (isDue)
    } finally {
      isAsking = false
    }
  }
  return () => {
    if (document.visibilityState !== 'visible') return
    isDue = true
    if (!isAsking) void look()
  }
}
