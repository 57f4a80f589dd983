import * as z from 'zod/mini'
import { errorText, isApiError, retryAtOf, statusOf } from '../../../api/api-error.ts'
import { applyAnswer } from '../../../api/cache-updaters.ts'
import { ifMatch } from '../../../api/call.ts'
import { ideasApi, mostAtOnce } from '../../../api/ideas-api.ts'
import { ideasCache } from '../../../api/ideas-cache.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import type { End, Outcome } from '../../../forms/outbox/outbox.ts'
import type { IdeaMutation, PendingIdea } from './idea-mutations.ts'

/** The dispatch of a store that holds the API. */
export type Dispatch = Parameters<ReturnType<typeof ideasApi.util.updateQueryData>>[0]

const { createIdea, changeIdea, deleteIdea, restoreIdea, getIdea, listMyIdeas, listIdeaChanges } = ideasApi.endpoints
const untracked = { track: false }

/** After so long without an answer a call is given up, and made again later; milliseconds. All tabs wait for it. */
const patienceMs = 30_000

/** Makes one call for a pending mutation, and says what came of it. */
export const sendMutation =
  (dispatch: Dispatch) =>
  async (one: PendingIdea): Promise<Outcome<Idea>> => {
    const { data, error } = await patiently(call(dispatch, one))
    if (!error) {
      readAnew(dispatch)
      return { is: 'done', answer: data ?? undefined }
    }
    const status = statusOf(error)
    // It is gone already: an answer was lost, or another device was quicker.
    if (one.operation === 'delete' && status === 404) return { is: 'done' }
    const isTaken = one.operation === 'create' && status === 409
    // What is not found may be the game, and not the idea.
    const isLost = one.operation === 'change' && status === 404
    if (!isTaken && !isLost && status !== 412) return outcomeOf(error)
    const asking = getIdea.initiate({ params: { ideaId: one.ideaId } }, { subscribe: false, forceRefetch: true })
    const newest = await patiently(dispatch(asking))
    if (newest.data && isLost) return outcomeOf(error)
    // The id was used by this very idea, whose key is forgotten by now.
    if (newest.data && isTaken) return { is: 'done', answer: newest.data }
    if (newest.data) return { is: 'conflict', theirs: newest.data }
    if (statusOf(newest.error) !== 404) return outcomeOf(newest.error)
    return isTaken ? outcomeOf(error) : { is: 'conflict' }
  }

/** Puts what came of a mutation into the list that was read. */
export function listEnded(dispatch: Dispatch, { operation, ideaId }: Ended['one'], end: Ended['end']): void {
  const idea = 'answer' in end ? end.answer : 'theirs' in end ? end.theirs : undefined
  const isGone = end.is === 'conflict' ? !idea : end.is === 'done' && operation === 'delete'
  if (isGone) dispatch(applyAnswer(ideasCache['idea.removed'], { ideaId }))
  else if (idea) dispatch(applyAnswer(ideasCache['idea.changed'], idea))
}

type Ended = { one: Pick<IdeaMutation, 'operation' | 'ideaId'>; end: End<Idea> }

const zEnded = z.object({
  one: z.object({ operation: z.string(), ideaId: z.string() }),
  end: z.object({ is: z.enum(['done', 'conflict']), answer: z.optional(zIdea), theirs: z.optional(zIdea) }),
})

/** `listEnded` for what another tab says, which may be of another release. Anything else changes nothing. */
export function listEndedElsewhere(dispatch: Dispatch, message: unknown): void {
  const { data } = zEnded.safeParse(message)
  if (data) listEnded(dispatch, data.one as Ended['one'], data.end as Ended['end'])
}

/** A list that was being read meanwhile, or did not load, may be without what was done: it is read once more. */
function readAnew(dispatch: Dispatch): void {
  dispatch((then, getState) => {
    const { isSuccess, isUninitialized } = listMyIdeas.select(undefined)(getState())
    if (!isSuccess && !isUninitialized) then(ideasApi.util.invalidateTags(['myIdeas']))
  })
}

type Calling = Promise<{ data?: Idea | null; error?: unknown }> & { abort: () => void }

async function patiently(calling: Calling) {
  const timer = setTimeout(() => calling.abort(), patienceMs)
  const answer = await calling
  clearTimeout(timer)
  return answer
}

function call(dispatch: Dispatch, one: PendingIdea): Calling {
  const params = { ideaId: one.ideaId }
  switch (one.operation) {
    case 'create': {
      const headers = { 'Idempotency-Key': one.key }
      return dispatch(createIdea.initiate({ headers, body: { ...one.body, ideaId: one.ideaId } }, untracked))
    }
    case 'change':
      return dispatch(changeIdea.initiate({ params, headers: ifMatch(one.idea), body: one.body }, untracked))
    case 'delete':
      return dispatch(deleteIdea.initiate({ params }, untracked))
    case 'restore':
      return dispatch(restoreIdea.initiate({ params }, untracked))
  }
}

/** Only what is tried again in vain is given back to its person: a refusal of this very call. */
function outcomeOf(error: unknown): Outcome<Idea> {
  const status = statusOf(error)
  if (status === 401) return { is: 'stopped' }
  const isOurs = isApiError(error) && error.kind === 'off-contract' && status === undefined
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  if (isOurs || isRefused) return { is: 'refused', message: errorText(error, "The server didn't accept it.") }
  return { is: 'later', retryAt: retryAtOf(error) }
}

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
