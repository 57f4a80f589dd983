import {
  createSlice,
  type PayloadAction,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { statusOf } from '../../../api/api-error.ts'
import { applyAnswer } from '../../../api/cache-updaters.ts'
import { ifMatch } from '../../../api/call.ts'
import { ideasApi, mostAtOnce } from '../../../api/ideas-api.ts'
import { ideasCache } from '../../../api/ideas-cache.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { createOutbox, type End, type Outcome, outcomeOf, patiently } from '../../../forms/outbox/outbox.ts'
import { databases, openPending } from '../../../forms/outbox/pending-storage.ts'
import { outboxHooks } from '../../../forms/outbox/use-outbox.ts'
import { rootReducer } from '../../../session/root-reducer.ts'
import type { SessionRoot } from '../../../session/session-slice.ts'
import { href } from '../../../shell/href.ts'
import { toast } from '../../../shell/overlays/overlays.ts'
import type { OverlaysRoot } from '../../../shell/overlays/overlays-slice.ts'
import {
  type Conflict,
  conflictWords,
  type IdeaMutation,
  ideaRules,
  type PendingIdea,
  readPendingIdea,
} from './idea-mutations.ts'

export type OutboxStore = Store<SessionRoot & OverlaysRoot> & { dispatch: Dispatch & IdeaDispatch }

const name = databases.ideas
const toastId = 'idea-conflicts'

type IdeasState = {
  /** The ids of the ideas that the list should scroll to. */
  asked: readonly string[]
  /** The ids of the ideas kept on this visit. */
  kept: readonly string[]
  /** The conflicts of the toast. */
  conflicts: readonly Conflict[]
}
const initialState: IdeasState = { asked: [], kept: [], conflicts: [] }

const slice = createSlice({
  name: 'ideas',
  initialState,
  reducers: {
    /** The list of kept ideas should scroll to these. */
    ideasAsked: (state, { payload: asked }: PayloadAction<readonly string[]>) => ({ ...state, asked }),
    /** The list has scrolled to them. */
    ideasShown: (state) => ({ ...state, asked: initialState.asked }),
    /** An idea was kept just now. */
    ideaKept: (state, { payload }: PayloadAction<string>) => ({ ...state, kept: [payload, ...state.kept] }),
    /** `isOpen`: the toast is still open, and shows the earlier conflicts too. */
    conflictsMet: (state, { payload }: PayloadAction<{ conflicts: readonly Conflict[]; isOpen: boolean }>) => ({
      ...state,
      conflicts: [...(payload.isOpen ? state.conflicts : []), ...payload.conflicts],
    }),
  },
  selectors: {
    selectAsked: ({ asked }) => asked,
    selectKept: ({ kept }) => kept,
    selectConflicts: ({ conflicts }) => conflicts,
  },
})

declare module '../../../session/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof slice> {}
}

const ideasSlice = slice.injectInto(rootReducer)
export const { ideaKept, ideasAsked, ideasShown } = ideasSlice.actions
const { conflictsMet } = ideasSlice.actions
export const { selectAsked, selectKept } = ideasSlice.selectors
const { selectConflicts } = ideasSlice.selectors

type Root = SessionRoot & OverlaysRoot & { ideas?: IdeasState }
export type IdeaDispatch = ThunkDispatch<Root, unknown, UnknownAction>

/** Reports conflicts in one toast, which stays until it is closed. */
export const reportConflicts =
  (conflicts: readonly Conflict[]) =>
  (dispatch: IdeaDispatch, getState: () => Root): void => {
    if (conflicts.length === 0) return
    const isOpen = getState().overlays.toasts.some(({ id }) => id === toastId)
    dispatch(conflictsMet({ conflicts, isOpen }))
    const all = selectConflicts(getState())
    const asked = ideasAsked(all.map(({ ideaId }) => ideaId))
    const action = { label: all.length > 1 ? 'Show them' : 'Show it', dispatch: asked, href: href('ideaBuilder') }
    dispatch(toast.warning(conflictWords(all), { id: toastId, action }))
  }

/** The outbox of the signed-in person's ideas. */
export const { useQueue, useOutbox } = outboxHooks((store: OutboxStore, owner) => {
  const { dispatch } = store
  const outbox = createOutbox({
    ...owner,
    name: `${name}/${owner.person}`,
    storage: openPending({ name, read: readPendingIdea }),
    rules: ideaRules,
    send: sendMutation(dispatch),
    onEnded(one, end, conflicts) {
      listEnded(dispatch, one, end)
      dispatch(reportConflicts(conflicts))
    },
    onEndedElsewhere: (message) => listEndedElsewhere(dispatch, message),
  })
  return { outbox, onWake: lookingAgain(dispatch) }
})

/** The dispatch of a store that holds the API. */
export type Dispatch = Parameters<ReturnType<typeof ideasApi.util.updateQueryData>>[0]

const { createIdea, changeIdea, deleteIdea, restoreIdea, getIdea, listMyIdeas, listIdeaChanges } = ideasApi.endpoints
const untracked = { track: false }

/** Makes one call for a pending mutation, and returns its result. */
export const sendMutation =
  (dispatch: Dispatch) =>
  async (one: PendingIdea): Promise<Outcome<Idea>> => {
    const { data, error } = await patiently(call(dispatch, one))
    if (!error) {
      readAnew(dispatch)
      return { is: 'done', answer: data ?? undefined }
    }
    const status = statusOf(error)
    // The idea is deleted already: an earlier answer was lost, or another device was quicker.
    if (one.operation === 'delete' && status === 404) return { is: 'done' }
    const isTaken = one.operation === 'create' && status === 409
    // 404 may be about the game instead of the idea.
    const isLost = one.operation === 'change' && status === 404
    if (!isTaken && !isLost && status !== 412) return outcomeOf(error)
    const asking = getIdea.initiate({ params: { ideaId: one.ideaId } }, { subscribe: false, forceRefetch: true })
    const newest = await patiently(dispatch(asking))
    if (newest.data && isLost) return outcomeOf(error)
    // The same idea has the id: an earlier answer was lost, and the server has forgotten its key.
    if (newest.data && isTaken) return { is: 'done', answer: newest.data }
    if (newest.data) return { is: 'conflict', theirs: newest.data }
    if (statusOf(newest.error) !== 404) return outcomeOf(newest.error)
    return isTaken ? outcomeOf(error) : { is: 'conflict' }
  }

/** Applies the result of a mutation to the cached list. */
function listEnded(dispatch: Dispatch, { operation, ideaId }: Ended['one'], end: Ended['end']): void {
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

/** `listEnded` for a message of another tab, which may run another release. An invalid message changes nothing. */
function listEndedElsewhere(dispatch: Dispatch, message: unknown): void {
  const { data } = zEnded.safeParse(message)
  if (data) listEnded(dispatch, data.one as Ended['one'], data.end as Ended['end'])
}

/** Fetches a list again that was loading meanwhile or failed, because it may lack the change. */
function readAnew(dispatch: Dispatch): void {
  dispatch((then, getState) => {
    const { isSuccess, isUninitialized } = listMyIdeas.select(undefined)(getState())
    if (!isSuccess && !isUninitialized) then(ideasApi.util.invalidateTags(['myIdeas']))
  })
}

type Calling = Promise<{ data?: Idea | null; error?: unknown }> & { abort: () => void }

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

/**
 * Makes a function that fetches which of my ideas other devices have changed since the list was read. The answer is
 * small, however many ideas there are. Without a list it fetches nothing.
 */
function lookingAgain(dispatch: Dispatch): () => void {
  /** The position in my changes at which the list was read, and the position that is known now. */
  let read: string | undefined
  let known = ''
  let last = Promise.resolve()
  /** How many calls are under way or due: at most one more, since a running one's answer may be older than the reason. */
  let count = 0

  async function ask(): Promise<void> {
    const { data: list } = dispatch((_then, getState) => listMyIdeas.select(undefined)(getState()))
    const mark = list?.pages[0]?.mark
    if (mark === undefined) return
    if (mark !== read) known = mark
    read = mark
    const args = { query: { since: known, limit: mostAtOnce } }
    const { data, error } = await dispatch(listIdeaChanges.initiate(args, { subscribe: false, forceRefetch: true }))
    // Too many changes: the whole list is fetched again.
    if (statusOf(error) === 410) dispatch(ideasApi.util.invalidateTags(['myIdeas']))
    if (!data) return
    for (const idea of data.items) dispatch(applyAnswer(ideasCache['idea.changed'], idea))
    for (const ideaId of data.gone) dispatch(applyAnswer(ideasCache['idea.removed'], { ideaId }))
    known = data.mark
    if (data.more) await ask()
  }
  return () => {
    if (document.visibilityState !== 'visible' || count > 1) return
    count++
    last = last.then(ask, ask).finally(() => count--)
  }
}
