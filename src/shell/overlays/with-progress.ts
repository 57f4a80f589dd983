import { addListener, nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import {
  type OverlaysRoot,
  progressCancelled,
  progressClosed,
  progressOpened,
  progressReported,
} from './overlays-slice.ts'

type Thunk<Result> = ThunkAction<Result, OverlaysRoot, unknown, UnknownAction>

/** What the progress modal shows for a piece of work. */
export type ProgressOptions = {
  /** For `progressCancelled`, dispatched from elsewhere. */
  id?: string
  /** What is being done. */
  label: string
  /** Whether the person can cancel. */
  cancellable?: boolean
}

/** What the work receives. */
export type ProgressHandle = {
  /** Aborts when the person cancels. */
  signal: AbortSignal
  /** Sets the progress, 0 to 100. */
  report: (value: number) => void
}

/**
 * Runs work under the progress modal. The modal opens with the work and closes when it succeeds or fails. "Cancel" (or
 * `progressCancelled` with the `id`) aborts the signal; the work itself has to stop. Returns what the work returns, and
 * throws what it throws.
 */
export const withProgress =
  <Result>(
    { id = nanoid(), label, cancellable = true }: ProgressOptions,
    work: (handle: ProgressHandle) => Promise<Result>,
  ): Thunk<Promise<Result>> =>
  async (dispatch) => {
    const controller = new AbortController()
    dispatch(
      addListener({
        predicate: (action) =>
          (progressCancelled.match(action) || progressClosed.match(action)) && action.payload === id,
        effect: (action, { unsubscribe }) => {
          unsubscribe()
          if (progressCancelled.match(action)) controller.abort()
        },
      }),
    )
    dispatch(progressOpened({ id, label, cancellable }))
    try {
      return await work({
        signal: controller.signal,
        report: (value) => dispatch(progressReported({ id, value })),
      })
    } finally {
      dispatch(progressClosed(id))
    }
  }
