import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { api } from './api.ts'

const signIn = createSlice({
  name: 'signIn',
  initialState: { contact: '', requestId: '' },
  reducers: {
    contactChanged: (state, { payload }: PayloadAction<string>) => {
      state.contact = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(api.endpoints.startVerification.matchFulfilled, (state, { payload }) => {
      state.requestId = payload.requestId
    })
  },
  selectors: { selectContact: (state) => state.contact, selectRequestId: (state) => state.requestId },
})

const session = createSlice({
  name: 'session',
  initialState: { userId: null as string | null },
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(api.endpoints.getUserInfo.matchFulfilled, (state, { payload }) => {
      state.userId = payload.userId
    })
    builder.addMatcher(isAnyOf(api.endpoints.getUserInfo.matchRejected, api.endpoints.logout.matchPending), (state) => {
      state.userId = null
    })
  },
  selectors: { selectUserId: (state) => state.userId },
})

export const { contactChanged } = signIn.actions
export const { selectContact, selectRequestId } = signIn.selectors
export const { selectUserId } = session.selectors

export function makeStore() {
  const listeners = createListenerMiddleware<unknown, ThunkDispatch<unknown, unknown, UnknownAction>>()
  listeners.startListening({
    matcher: api.endpoints.checkVerification.matchFulfilled,
    effect: (_, { dispatch }) => void dispatch(api.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true })),
  })
  return configureStore({
    reducer: combineSlices(api, session).withLazyLoadedSlices<WithSlice<typeof signIn>>().inject(signIn),
    middleware: (getDefault) => getDefault().prepend(listeners.middleware).concat(api.middleware),
    devTools: false,
  })
}

export type AppDispatch = ReturnType<typeof makeStore>['dispatch']
