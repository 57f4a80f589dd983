import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { PendingVerification } from './pending-verification.ts'

/**
 * Why a step failed. `text` says what happened, `advice` what may help. Wrong input is shown at the field, a failure of
 * sending at the form.
 */
export type SignInError = { at: 'field' | 'form'; text: string; advice?: string }

export type SignInState = {
  /** The text of the contact field. */
  contact: string
  pending: PendingVerification | null
  /** The call under way. A second one does not start until it has ended. */
  busy: 'start' | 'check' | null
  /** The id of the attempt that counts. The late answer of a cancelled attempt is ignored. Ids are never used twice. */
  attempt: string | null
  contactError: SignInError | null
  codeError: SignInError | null
  /** Until when the server refuses another code for this contact, Unix milliseconds. */
  startWait: { contact: string; until: number } | null
  /** Until when the server refuses to check another code, Unix milliseconds. */
  checkWaitUntil: number
  /** The code was right, but the user could not be loaded. The next attempt only loads the user. */
  verified: boolean
  /** Somebody signed in in another tab: the session that the server has is theirs. */
  yielded: boolean
}

export const initialState: SignInState = {
  contact: '',
  pending: null,
  busy: null,
  attempt: null,
  contactError: null,
  codeError: null,
  startWait: null,
  checkWaitUntil: 0,
  verified: false,
  yielded: false,
}

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
    attemptBegan: {
      prepare: (kind: 'start' | 'check') => ({ payload: { kind, attempt: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ kind: 'start' | 'check'; attempt: string }>) => {
        state.busy = payload.kind
        state.attempt = payload.attempt
        state.yielded = false
      },
    },
    attemptEnded: (state) => {
      state.busy = null
    },
    /** A pending verification: a new one, or one read from storage. */
    pendingSet: (state, { payload }: PayloadAction<PendingVerification>) => {
      state.pending = payload
      state.contact = payload.contact
      state.contactError = null
      state.codeError = null
      state.checkWaitUntil = 0
      state.verified = false
    },
    resendDelayed: (state, { payload: until }: PayloadAction<number>) => {
      if (state.pending) state.pending.resendAt = Math.max(state.pending.resendAt, until)
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
      state.checkWaitUntil = until
    },
    codeAccepted: (state) => {
      state.verified = true
    },
    /** Resets step, fields and errors. With `true`, because another tab has signed in. */
    signInReset: (_, { payload: yielded = false }: PayloadAction<boolean | undefined>) => ({
      ...initialState,
      yielded,
    }),
  },
  selectors: {
    selectSignIn: (state) => state,
    selectPending: (state) => state.pending,
    selectHasPending: (state) => state.pending !== null,
  },
})

export const {
  contactChanged,
  codeChanged,
  attemptBegan,
  attemptEnded,
  pendingSet,
  resendDelayed,
  contactRefused,
  codeRefused,
  startDelayed,
  checkDelayed,
  codeAccepted,
  signInReset,
} = signInSlice.actions
export const { selectSignIn, selectPending, selectHasPending } = signInSlice.selectors

/** The part of the store's state that the sign-in reads. */
export type SignInRoot = { signIn: SignInState }
