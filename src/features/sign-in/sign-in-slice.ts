import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { PendingVerification } from './pending-verification.ts'

/**
 * Why a step did not succeed: `text` says what happened, `advice` what may help. It stands at the field where what was
 * entered is wrong, and belongs to the form where sending it went wrong.
 */
export type SignInError = { at: 'field' | 'form'; text: string; advice?: string }

export type SignInState = {
  /** What stands in the contact field. */
  contact: string
  pending: PendingVerification | null
  /** The call under way; a second one waits its turn. */
  busy: 'start' | 'check' | null
  /** Which attempt counts, so that the late answer of a cancelled one is ignored. No two are ever called the same. */
  attempt: string | null
  contactError: SignInError | null
  codeError: SignInError | null
  /** The server asked to wait with this contact until then, Unix milliseconds. */
  startWait: { contact: string; until: number } | null
  /** The server asked to wait with the next code until then, Unix milliseconds. */
  checkWaitUntil: number
  /** The code was right, but who is signed in could not be loaded; the next try loads it and sends no code. */
  verified: boolean
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
      },
    },
    attemptEnded: (state) => {
      state.busy = null
    },
    /** A pending verification: new, or found again after a reload. */
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
    /** Step, fields and errors are as at the beginning. */
    signInReset: () => initialState,
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

/** The part of the store's state that this feature reads. */
export type SignInRoot = { signIn: SignInState }
