import {
  createSlice,
  type PayloadAction,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { createOutbox } from '../../../forms/outbox/outbox.ts'
import { databases, openPending } from '../../../forms/outbox/pending-storage.ts'
import { outboxHook } from '../../../forms/outbox/use-outbox.ts'
import { rootReducer } from '../../../session/root-reducer.ts'
import type { SessionRoot } from '../../../session/session-slice.ts'
import { href } from '../../../shell/href.ts'
import { toast } from '../../../shell/overlays/overlays.ts'
import type { OverlaysRoot } from '../../../shell/overlays/overlays-slice.ts'
import { type Conflict, conflictWords, ideaRules, readPendingIdea } from './idea-mutations.ts'
import { type Dispatch, listEnded, listEndedElsewhere, lookingAgain, sendMutation } from './send-mutation.ts'

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
export const useOutbox = outboxHook((store: OutboxStore, { person, maySend }) => {
  const { dispatch } = store
  const outbox = createOutbox({
    person,
    maySend,
    name: `${name}/${person}`,
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
