import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { SessionRoot } from '../../session/session-slice.ts'
import { withProgress } from '../../shell/overlays/overlays.ts'
import { type OverlaysRoot, progressCancelled, progressOpened } from '../../shell/overlays/overlays-slice.ts'
import { writePending } from './pending-verification.ts'
import { callBegan, callEnded, type SignInRoot, signInReset } from './sign-in-slice.ts'

/** The parts of the store's state that the sign-in's thunks read. */
export type SignInThunkRoot = SignInRoot & SessionRoot & OverlaysRoot

/** A thunk of the sign-in, and the dispatch that takes it. */
export type SignInThunk<Result> = ThunkAction<Result, SignInThunkRoot, unknown, UnknownAction>
export type SignInDispatch = ThunkDispatch<SignInThunkRoot, unknown, UnknownAction>

/** A call of RTK Query that is under way. */
type RunningCall<Answer> = { abort: () => void; unwrap: () => Promise<Answer> }

/** The answer of a call, which the signal can abort. Rejects if the call fails. */
export function answerOf<Answer>(call: RunningCall<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.addEventListener('abort', () => call.abort())
  return call.unwrap()
}

/**
 * Runs one attempt of the sign-in under the progress modal. The state marks the sign-in as busy meanwhile.
 * @returns the result of the work; `undefined` if the sign-in was reset meanwhile: a late answer no longer counts
 * @throws what the work throws
 */
export const runAttempt =
  <Result>(
    kind: 'start' | 'check',
    label: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): SignInThunk<Promise<Result | undefined>> =>
  async (dispatch, getState) => {
    const { id } = dispatch(callBegan(kind)).payload
    const isCurrent = () => getState().signIn.call?.id === id
    try {
      const result = await dispatch(withProgress({ id: progressId, label }, ({ signal }) => work(signal)))
      return isCurrent() ? result : undefined
    } catch (error) {
      if (isCurrent()) throw error
      return undefined
    } finally {
      if (isCurrent()) dispatch(callEnded())
    }
  }

/** Changes the label of the progress modal of the running attempt. */
export const attemptLabelled = (label: string) => progressOpened({ id: progressId, label })

/** The id of the sign-in's progress, whichever call is under way. */
const progressId = 'sign-in'

/** Cancels the call under way, if there is one. */
export const abortAttempt = () => progressCancelled(progressId)

/**
 * Cancels the running call and resets everything: step, fields, errors and what is stored.
 * @param yielded somebody signed in in another tab. A session that this sign-in may have opened is then kept.
 */
export const resetSignIn =
  (yielded?: boolean): SignInThunk<void> =>
  (dispatch) => {
    dispatch(abortAttempt())
    dispatch(signInReset(yielded))
    writePending(null)
  }

/**
 * Aborts the running call when the person leaves a step (Back, "Change", a link). Its late answer must not move them.
 */
export function useAbortOnLeave(): void {
  const dispatch = useDispatch<SignInDispatch>()
  useEffect(
    () => () => {
      dispatch(abortAttempt())
    },
    [dispatch],
  )
}
