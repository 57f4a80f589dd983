import { errorText, isApiError, retryAtOf, statusOf } from '../../../../api/api-error.ts'
import { applyAnswer } from '../../../../api/cache-updaters.ts'
import { ifMatch } from '../../../../api/etag.ts'
import { ideasApi } from '../../../../api/ideas-api.ts'
import { ideasCache } from '../../../../api/ideas-cache.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import type { Entry, News } from './entry.ts'
import type { Outcome } from './outbox.ts'

/** The dispatch of a store that holds the API. */
export type Dispatch = Parameters<ReturnType<typeof ideasApi.util.updateQueryData>>[0]

const { createIdea, changeIdea, deleteIdea, restoreIdea, getIdea } = ideasApi.endpoints
const untracked = { track: false }

/** After so long without an answer a call is given up, and made again later; milliseconds. All tabs wait for it. */
const patienceMs = 30_000

/** Makes one call for an entry of the outbox, and says what came of it. */
export const sendEntry =
  (dispatch: Dispatch) =>
  async (entry: Entry): Promise<Outcome> => {
    const { ideaId } = entry
    const { data, error } = await patiently(call(dispatch, entry))
    if (!error) {
      readAnew(dispatch)
      return { is: 'done', idea: data ?? undefined }
    }
    const status = statusOf(error)
    // It is gone already: an answer was lost, or another device was quicker.
    if (entry.operation === 'delete' && status === 404) {
      tellList(dispatch, { gone: ideaId })
      return { is: 'done' }
    }
    const isTaken = entry.operation === 'create' && status === 409
    // What is not found may be the game, and not the idea.
    const isLost = entry.operation === 'change' && status === 404
    if (isTaken || isLost || status === 412) {
      const asking = getIdea.initiate({ params: { ideaId } }, { subscribe: false, forceRefetch: true })
      const newest = await patiently(dispatch(asking))
      if (newest.data) tellList(dispatch, { idea: newest.data })
      // The id was used by this very idea, whose key is forgotten by now.
      if (newest.data && isTaken) return { is: 'done', idea: newest.data }
      if (newest.data) return isLost ? outcomeOf(error) : { is: 'stale', theirs: newest.data }
      if (statusOf(newest.error) !== 404) return outcomeOf(newest.error)
      if (isTaken) return outcomeOf(error)
      tellList(dispatch, { gone: ideaId })
      return { is: 'gone' }
    }
    return outcomeOf(error)
  }

/** Puts what another tab has done into what was fetched. */
export function tellList(dispatch: Dispatch, { idea, gone }: News): void {
  if (idea) dispatch(applyAnswer(ideasCache['idea.changed'], idea))
  if (gone) dispatch(applyAnswer(ideasCache['idea.removed'], { ideaId: gone }))
}

/** A list that was being read meanwhile, or did not load, may be without what was done: it is read once more. */
function readAnew(dispatch: Dispatch): void {
  dispatch((then, getState) => {
    const { isSuccess, isUninitialized } = ideasApi.endpoints.listMyIdeas.select(undefined)(getState())
    if (!isSuccess && !isUninitialized) then(ideasApi.util.invalidateTags(['myIdeas']))
  })
}

type Answer = { data?: Idea | null; error?: unknown }
type Calling = Promise<Answer> & { abort: () => void }

async function patiently(calling: Calling): Promise<Answer> {
  const timer = setTimeout(() => calling.abort(), patienceMs)
  const answer = await calling
  clearTimeout(timer)
  return answer
}

function call(dispatch: Dispatch, entry: Entry): Calling {
  const params = { ideaId: entry.ideaId }
  switch (entry.operation) {
    case 'create': {
      const headers = { 'Idempotency-Key': entry.key }
      return dispatch(createIdea.initiate({ headers, body: { ...entry.body, ideaId: entry.ideaId } }, untracked))
    }
    case 'change':
      return dispatch(changeIdea.initiate({ params, headers: ifMatch(entry.idea), body: entry.body }, untracked))
    case 'delete':
      return dispatch(deleteIdea.initiate({ params }, untracked))
    case 'restore':
      return dispatch(restoreIdea.initiate({ params }, untracked))
  }
}

/** Only what is tried again in vain is given back to its person: a refusal of this very call. */
function outcomeOf(error: unknown): Outcome {
  const status = statusOf(error)
  if (status === 401) return { is: 'stopped' }
  const isOurs = isApiError(error) && error.kind === 'off-contract' && status === undefined
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  if (isOurs || isRefused) return { is: 'refused', message: errorText(error, 'The server does not take it.') }
  return { is: 'later', retryAt: retryAtOf(error) }
}
