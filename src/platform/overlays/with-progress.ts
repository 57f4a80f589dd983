import { addListener, nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import {
  type OverlaysRoot,
  progressCancelled,
  progressClosed,
  progressOpened,
  progressReported,
} from './overlays-slice.ts'

type Thunk<Result> = ThunkAction<Result, OverlaysRoot, unknown, UnknownAction>

/** What is said of a piece of work under the progress modal. */
export type ProgressOptions = {
  /** For `progressCancelled`, from elsewhere. */
  id?: string
  /** What is under way. */
  label: string
  /** Whether the person is offered to cancel. */
  cancellable?: boolean
}

/** What a piece of work under the progress modal gets. */
export type ProgressHandle = {
  /** Aborted where the person cancels. */
  signal: AbortSignal
  /** How far it is, 0 to 100. */
  report: (value: number) => void
}

/**
 * Runs work under the progress modal, which opens with it and closes when it ends, well or badly. "Cancel" (or
 * `progressCancelled` with the `id`) aborts the signal; ending then is up to the work. Gives what the work gives,
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
