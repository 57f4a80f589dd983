import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { PendingVerification } from './pending-verification.ts'

/**
 * Why a step failed. `text` says what happened, `advice` what may help. Wrong input is shown at the field, a failure of
 * sending at the form. `isSpent`: only a new code can help.
 */
export type SignInError = { at: 'field' | 'form'; text: string; advice?: string; isSpent?: boolean }

/** How far the sign-in is. */
export type SignInProgress =
  /** No code was sent yet. */
  | { at: 'start' }
  /** Like `start`. Someone signed in in another tab, and the session that the server has is theirs. */
  | { at: 'yielded' }
  /**
   * A code was sent and is not entered yet. `waitUntil`: until when the server refuses to check another code, Unix
   * milliseconds.
   */
  | { at: 'verify'; pending: PendingVerification; waitUntil: number }
  /** The code was right, but the user is not loaded yet. The next attempt only loads the user. */
  | { at: 'accepted'; pending: PendingVerification }

export type SignInState = {
  /** The text of the contact field. */
  contact: string
  progress: SignInProgress
  /** The call under way. A second one starts only after it has ended. Each call has a new id. */
  call: { kind: 'start' | 'check'; id: string } | null
  contactError: SignInError | null
  codeError: SignInError | null
  /** Until when the server refuses another code for this contact, Unix milliseconds. */
  startWait: { contact: string; until: number } | null
}

export const initialState: SignInState = {
  contact: '',
  progress: { at: 'start' },
  call: null,
  contactError: null,
  codeError: null,
  startWait: null,
}

const pendingIn = ({ progress }: SignInState) => ('pending' in progress ? progress.pending : null)

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    contactChanged: (state, { payload }: PayloadAction<string>) => {
      if (payload === state.contact) return
      state.contact = payload
      state.contactError = null
    },
    codeChanged: (state) => {
      state.codeError = null
    },
    callBegan: {
      prepare: (kind: 'start' | 'check') => ({ payload: { kind, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ kind: 'start' | 'check'; id: string }>) => {
        state.call = payload
        if (state.progress.at === 'yielded') state.progress = { at: 'start' }
      },
    },
    callEnded: (state) => {
      state.call = null
    },
    /** A pending verification: a new one, or one read from storage. */
    pendingSet: (state, { payload }: PayloadAction<PendingVerification>) => {
      state.progress = { at: 'verify', pending: payload, waitUntil: 0 }
      state.contact = payload.contact
      state.contactError = null
      state.codeError = null
    },
    resendDelayed: (state, { payload: until }: PayloadAction<number>) => {
      const pending = pendingIn(state)
      if (pending) pending.resendAt = Math.max(pending.resendAt, until)
    },
    contactRefused: (state, { payload }: PayloadAction<SignInError>) => {
      state.contactError = { ...payload }
    },
    codeRefused: (state, { payload }: PayloadAction<SignInError>) => {
      state.codeError = { ...payload }
    },
    startDelayed: (state, { payload }: PayloadAction<{ contact: string; until: number }>) => {
      state.startWait = payload
    },
    checkDelayed: (state, { payload: until }: PayloadAction<number>) => {
      if (state.progress.at === 'verify') state.progress.waitUntil = until
    },
    codeAccepted: (state) => {
      const pending = pendingIn(state)
      if (pending) state.progress = { at: 'accepted', pending }
    },
    /** Resets step, fields and errors. With `true`, because someone signed in in another tab. */
    signInReset: (_, { payload: yielded = false }: PayloadAction<boolean | undefined>) => ({
      ...initialState,
      progress: { at: yielded ? 'yielded' : 'start' },
    }),
  },
  selectors: {
    selectSignIn: (state) => state,
    selectPending: pendingIn,
    selectHasPending: (state) => pendingIn(state) !== null,
    /** Until when the server refuses to check another code, Unix milliseconds; 0 if it does not. */
    selectCheckWait: ({ progress }) => (progress.at === 'verify' ? progress.waitUntil : 0),
    /** The sign-in yielded to one in another tab. */
    selectIsYielded: ({ progress }) => progress.at === 'yielded',
    /** The code was right, but the user is not loaded yet. */
    selectIsAccepted: ({ progress }) => progress.at === 'accepted',
  },
})

export const {
  contactChanged,
  codeChanged,
  callBegan,
  callEnded,
  pendingSet,
  resendDelayed,
  contactRefused,
  codeRefused,
  startDelayed,
  checkDelayed,
  codeAccepted,
  signInReset,
} = signInSlice.actions
export const { selectSignIn, selectPending, selectHasPending, selectCheckWait, selectIsYielded, selectIsAccepted } =
  signInSlice.selectors

/** The part of the store's state that the sign-in reads. */
export type SignInRoot = { signIn: SignInState }
