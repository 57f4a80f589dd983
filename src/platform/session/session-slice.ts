import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { statusOf } from '../../api/api-error.ts'
import { authApi } from '../../api/auth-api.ts'
import { isCallMeta } from '../../api/call.ts'
import type { UserInfo } from '../../contract/types.gen.ts'

export type SessionState = {
  /** Who is signed in. Signed in means: there is a user with a userId. */
  user: UserInfo | null
  /** Whom the server has named last; signing out does not change it. */
  lastUserId?: string
  /** False until storage or the server has told whether somebody is signed in. */
  known: boolean
  /** The user info request whose answer counts; signing out voids it. */
  awaited: string | null
  /**
   * Where the last change of `user` came from: `own` concerns the other tabs too; `outside` is what storage or another
   * tab told; `fault` is an answer that failed for another reason than "no session", which is this tab's trouble alone.
   */
  origin: 'own' | 'outside' | 'fault'
  /** Counts what concerns storage and the other tabs; a sign-out counts even where this tab had no user yet. */
  revision: number
  /** The server's clock minus ours, milliseconds. */
  clockOffset: number
  /** How far the logout of this page has come. */
  logout: 'none' | 'pending' | 'done' | 'failed'
}

const initialState: SessionState = {
  user: null,
  known: false,
  awaited: null,
  origin: 'outside',
  revision: 0,
  clockOffset: 0,
  logout: 'none',
}

const { getUserInfo, logout } = authApi.endpoints

/** Voids the awaited answer; keeps the old user where nothing changed, so that nothing is written, sent or rendered. */
function setUser(state: SessionState, user: UserInfo | null, origin: SessionState['origin']) {
  state.known = true
  state.awaited = null
  state.origin = origin
  if (state.user?.userId === user?.userId && state.user?.session.exp === user?.session.exp) return
  state.revision += 1
  state.user = user
}

const saysNoSession = (error: unknown) => statusOf(error) === 401

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** What storage or another tab tells. */
    recordReceived: (state, { payload }: PayloadAction<UserInfo | null>) => setUser(state, payload, 'outside'),
    /** Signed out here and now; an answer still on its way no longer counts. */
    signedOut: (state) => {
      setUser(state, null, 'own')
      state.revision += 1
    },
    /** The person did not want to wait for the answer; the other tabs may know better. */
    checkGivenUp: (state) => setUser(state, null, 'fault'),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(getUserInfo.matchPending, (state, { meta }) => {
        state.awaited = meta.requestId
      })
      .addMatcher(getUserInfo.matchFulfilled, (state, { payload, meta }) => {
        if (state.awaited !== meta.requestId) return
        state.logout = 'none'
        state.lastUserId = payload.userId
        setUser(state, payload, 'own')
      })
      .addMatcher(getUserInfo.matchRejected, (state, { meta, payload }) => {
        if (meta.condition || meta.aborted || state.awaited !== meta.requestId) return
        setUser(state, null, saysNoSession(payload) ? 'own' : 'fault')
      })
      // A refusal tells the time as well, and an answer that no longer counts too.
      .addMatcher(isAnyOf(getUserInfo.matchFulfilled, getUserInfo.matchRejected), (state, { meta }) => {
        const answer = 'baseQueryMeta' in meta ? meta.baseQueryMeta : undefined
        if (isCallMeta(answer)) state.clockOffset = answer.clockOffset ?? state.clockOffset
      })
      .addMatcher(logout.matchPending, (state) => {
        state.logout = 'pending'
      })
      .addMatcher(logout.matchFulfilled, (state) => {
        state.logout = 'done'
      })
      .addMatcher(logout.matchRejected, (state, { payload }) => {
        // 401: there was no session to end, which is what was wanted.
        state.logout = saysNoSession(payload) ? 'done' : 'failed'
      }),
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => Boolean(state.user?.userId),
    selectIsKnown: (state) => state.known,
    selectLogout: (state) => state.logout,
    selectClockOffset: (state) => state.clockOffset,
  },
})

export const { recordReceived, signedOut, checkGivenUp } = sessionSlice.actions
export const { selectUser, selectIsSignedIn, selectIsKnown, selectLogout, selectClockOffset } = sessionSlice.selectors

/** The part of the store's state that this feature reads. */
export type SessionRoot = { session: SessionState }
