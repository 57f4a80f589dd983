import {
  createSlice,
  type PayloadAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { statusOf } from '../api/api-error.ts'
import { authApi } from '../api/auth-api.ts'
import { type CallMeta, isCallMeta } from '../api/call.ts'
import type { UserInfo } from '../contract/types.gen.ts'

/** The answer to any call, whatever it was. */
const isAnswer = (action: { meta?: { baseQueryMeta?: unknown } }): action is { meta: { baseQueryMeta: CallMeta } } =>
  isCallMeta(action.meta?.baseQueryMeta)

export type SessionState = {
  /** Who is signed in, as the server, storage or another tab last said; null for no one. */
  user: UserInfo | null
  /** The user that the server named last. Signing out does not change it. */
  lastUserId?: string
  /** False until storage or the server has said whether somebody is signed in. */
  known: boolean
  /** The id of the only userinfo request whose answer counts. A sign-out or an update of `user` clears it. */
  awaitedRequestId: string | null
  /**
   * What caused the last change of `user`. `own`: this tab; the other tabs are notified. `outside`: storage or another
   * tab. `fault`: the server has not said whether there is a session; the other tabs are not notified.
   */
  origin: 'own' | 'outside' | 'fault'
  /**
   * Counts the changes that storage and the other tabs must receive. A sign-out counts even if this tab had no user
   * yet.
   */
  revision: number
  /** The server's clock minus ours, milliseconds. */
  clockOffset: number
  /** The state of the logout that this page load has started. */
  logout: 'none' | 'pending' | 'done' | 'failed'
  /** Whether that logout started from the mark of a press. Once another tab removes the mark, it is not retried. */
  isLogoutMarked: boolean
  /** Who has pressed Logout here or in another tab, as far as is known. */
  loggedOutUserId?: string | undefined
}

const initialState: SessionState = {
  user: null,
  known: false,
  awaitedRequestId: null,
  origin: 'outside',
  revision: 0,
  clockOffset: 0,
  logout: 'none',
  isLogoutMarked: false,
}

const { getUserInfo, logout } = authApi.endpoints

/**
 * Sets the user. No answer is awaited then. An equal user keeps the old object: nothing is written, sent or rendered.
 */
function setUser(state: SessionState, user: UserInfo | null, origin: SessionState['origin']) {
  state.known = true
  state.awaitedRequestId = null
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
    /** A record from storage or from another tab. */
    recordReceived: (state, { payload }: PayloadAction<UserInfo | null>) => setUser(state, payload, 'outside'),
    /** The person signed out in this tab. An answer that arrives later no longer counts. */
    signedOut: (state) => {
      setUser(state, null, 'own')
      // The other tabs receive it even if this tab had no user.
      state.revision += 1
    },
    /** The person pressed Logout and leaves the page. No answer counts now. session-sync.ts tells the other tabs. */
    logoutPressed: (state) => {
      state.awaitedRequestId = null
    },
    /** The session must be ended on the server. `isMarked`: because of the mark of a press. */
    logoutBegan: (state, { payload }: PayloadAction<{ isMarked: boolean; userId?: string | undefined }>) => {
      state.logout = 'pending'
      state.isLogoutMarked = payload.isMarked
      state.loggedOutUserId = payload.userId ?? state.loggedOutUserId
    },
    /** A user has pressed Logout in another tab. */
    logoutPressedElsewhere: (state, { payload }: PayloadAction<string>) => {
      state.loggedOutUserId = payload
    },
    /** Another tab has removed the mark: it has ended the session, or someone has signed in since. */
    logoutSettled: (state) => {
      state.logout = 'done'
    },
    /** This tab no longer waits for the answer of userinfo. The other tabs may still receive one. */
    userInfoGivenUp: (state) => setUser(state, null, 'fault'),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(getUserInfo.matchPending, (state, { meta }) => {
        state.awaitedRequestId = meta.requestId
      })
      .addMatcher(getUserInfo.matchFulfilled, (state, { payload, meta }) => {
        const isAwaited = state.awaitedRequestId === meta.requestId
        // Another tab may have named the same user meanwhile: the answer is late and changes nothing.
        if (isAwaited || state.user?.userId === payload.userId) state.lastUserId = payload.userId
        if (!isAwaited) return
        state.logout = 'none'
        state.loggedOutUserId = undefined
        setUser(state, payload, 'own')
      })
      .addMatcher(getUserInfo.matchRejected, (state, { meta, payload }) => {
        if (meta.condition || meta.aborted || state.awaitedRequestId !== meta.requestId) return
        setUser(state, null, saysNoSession(payload) ? 'own' : 'fault')
      })
      // Every answer has a `Date` header: a refusal too, and one that no longer counts. It has whole seconds.
      .addMatcher(isAnswer, (state, { meta: { baseQueryMeta } }) => {
        const { clockOffset = state.clockOffset } = baseQueryMeta
        if (Math.abs(clockOffset - state.clockOffset) >= 1000) state.clockOffset = clockOffset
      })
      .addMatcher(logout.matchFulfilled, (state) => {
        state.logout = 'done'
      })
      .addMatcher(logout.matchRejected, (state, { payload }) => {
        // 401 means that there was no session to end, which is the wanted result.
        state.logout = saysNoSession(payload) ? 'done' : 'failed'
      }),
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => Boolean(state.user?.userId),
    selectIsKnown: (state) => state.known,
    selectLogout: (state) => state.logout,
    selectIsLogoutMarked: (state) => state.isLogoutMarked,
    selectLoggedOutUserId: (state) => state.loggedOutUserId,
    selectClockOffset: (state) => state.clockOffset,
  },
})

export const {
  recordReceived,
  signedOut,
  logoutPressed,
  logoutBegan,
  logoutPressedElsewhere,
  logoutSettled,
  userInfoGivenUp,
} = sessionSlice.actions
export const {
  selectUser,
  selectIsSignedIn,
  selectIsKnown,
  selectLogout,
  selectIsLogoutMarked,
  selectLoggedOutUserId,
  selectClockOffset,
} = sessionSlice.selectors

/** The part of the store's state that the session reads. */
export type SessionRoot = { session: SessionState }

/** The dispatch that takes the session's thunks. */
export type SessionDispatch = ThunkDispatch<SessionRoot, unknown, UnknownAction>

/** What the session needs from the app's store. */
export type SessionStore = {
  dispatch: SessionDispatch
  getState: () => SessionRoot
  /** From the store's listener middleware. It returns a function that stops listening. */
  startListening: TypedStartListening<SessionRoot, SessionDispatch>
}
