import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type OverlaysRoot, progressOpened } from '../../platform/overlays/overlays-slice.ts'
import { withProgress } from '../../platform/overlays/with-progress.ts'
import type { SessionRoot } from '../../platform/session/session-slice.ts'
import { progressId } from './abort-attempt.ts'
import { attemptBegan, attemptEnded, type SignInRoot } from './sign-in-slice.ts'

/** The parts of the store's state that the sign-in reads. */
export type SignInThunkRoot = SignInRoot & SessionRoot & OverlaysRoot

/** A thunk of the sign-in, and the dispatch that takes it. */
export type SignInThunk<Result> = ThunkAction<Result, SignInThunkRoot, unknown, UnknownAction>
export type SignInDispatch = ThunkDispatch<SignInThunkRoot, unknown, UnknownAction>

/** A call of RTK Query that is under way. */
type RunningCall<Answer> = { abort: () => void; unwrap: () => Promise<Answer> }

/** The answer of a call that the signal can abort; rejects with what went wrong. */
export function answerOf<Answer>(call: RunningCall<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.addEventListener('abort', () => call.abort())
  return call.unwrap()
}

/**
 * Does one piece of the sign-in under the progress modal. While it runs, the state says so and no other begins.
 *
 * @returns what the work gives; `undefined` where the sign-in was reset meanwhile: a late answer is nobody's any more
 * @throws what the work throws
 */
export const runAttempt =
  <Result>(
    kind: 'start' | 'check',
    label: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): SignInThunk<Promise<Result | undefined>> =>
  async (dispatch, getState) => {
    const { attempt } = dispatch(attemptBegan(kind)).payload
    const isCurrent = () => getState().signIn.attempt === attempt
    try {
      const result = await dispatch(withProgress({ id: progressId, label }, ({ signal }) => work(signal)))
      return isCurrent() ? result : undefined
    } catch (error) {
      if (isCurrent()) throw error
      return undefined
    } finally {
      if (isCurrent()) dispatch(attemptEnded())
    }
  }

/** Says what comes next under the same progress modal. */
export const attemptRenamed = (label: string) => progressOpened({ id: progressId, label, cancellable: true })
