import { addListener, nanoid, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useId, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { errorText, isAborted } from '../../api/api-error.ts'
import {
  type ConfirmOptions,
  type DialogRecord,
  dialogAnswered,
  dialogOpened,
  type OverlaysRoot,
  type PromptOptions,
  progressCancelled,
  progressClosed,
  progressOpened,
  progressReported,
  type ToastRecord,
  toastSeconds,
  toastShown,
} from './overlays-slice.ts'

/** What a toast may have besides its message. The same `id` again replaces the toast. */
export type ToastOptions = Partial<Pick<ToastRecord, 'id' | 'duration' | 'action'>>

const shortly = toastSeconds * 1000

const show =
  (kind: ToastRecord['kind'], duration?: number) =>
  (message: string, options: ToastOptions = {}) =>
    toastShown({ kind, message, duration, ...options })

/** Actions that show a toast: `dispatch(toast.success('Saved'))`. */
export const toast = {
  info: show('info', shortly),
  success: show('success', shortly),
  warning: show('warning'),
  error: show('error'),
}

type Thunk<Result> = ThunkAction<Result, OverlaysRoot, unknown, UnknownAction>
type Answer = boolean | string | null

const openDialog =
  (record: DialogRecord): Thunk<Promise<Answer>> =>
  (dispatch) =>
    new Promise((resolve) => {
      dispatch(
        addListener({
          // If the state was reset, the dialog is gone without an answer. That counts as cancelled.
          predicate: (action, state) =>
            (dialogAnswered.match(action) && action.payload.id === record.id) ||
            ((state as OverlaysRoot).overlays.dialogs.every(({ id }) => id !== record.id) &&
              !dialogOpened.match(action)),
          effect: (action, { unsubscribe }) => {
            unsubscribe()
            resolve(dialogAnswered.match(action) ? action.payload.answer : null)
          },
        }),
      )
      dispatch(dialogOpened(record))
    })

/** What the progress modal shows for a piece of work. */
export type ProgressOptions = {
  /** For `progressCancelled`, dispatched from elsewhere. */
  id?: string
  /** What is being done. */
  label: string
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
    { id = nanoid(), label }: ProgressOptions,
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
    dispatch(progressOpened({ id, label }))
    try {
      return await work({
        signal: controller.signal,
        report: (value) => dispatch(progressReported({ id, value })),
      })
    } finally {
      dispatch(progressClosed(id))
    }
  }

/** A call of RTK Query that is under way. */
type Running<Answer> = Promise<Answer> & { abort: () => void }

/**
 * Runs a call under the progress modal, where the person can cancel it if it takes long. A canceled call ends with an
 * error for which `isAborted` is true and which is not shown. A person who leaves the calling page is not held, and the
 * call goes on.
 * @example
 * const { error } = await run('Creating the game…', () => create({ body }))
 */
export function useCancellable() {
  const { withProgress } = useOverlays()
  const id = useId()
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(progressClosed(id)), [dispatch, id])
  return <Answer>(label: string, begin: () => Running<Answer>): Promise<Answer> =>
    withProgress({ id, label }, ({ signal }) => {
      const call = begin()
      signal.addEventListener('abort', () => call.abort())
      return call
    })
}

type OverlaysDispatch = ThunkDispatch<OverlaysRoot, unknown, UnknownAction>

/** Cancels the open questions of a component that is gone, such as a row, and says so. */
const withdraw =
  (asker: string): Thunk<void> =>
  (dispatch, getState) => {
    for (const { id, by, options } of getState().overlays.dialogs) {
      if (by !== asker) continue
      dispatch(dialogAnswered({ id, answer: null }))
      dispatch(toast.info(`“${options.title}” no longer applies.`))
    }
  }

/** Toasts, dialogs and progress, bound to a store: `const ok = await overlays.confirm({…})`. */
export function bindOverlays(dispatch: OverlaysDispatch, by = '') {
  const show = (kind: keyof typeof toast) => (message: string, options?: ToastOptions) => {
    dispatch(toast[kind](message, options))
  }
  return {
    /** Opens a confirm dialog. Escape and "Cancel" give `false`. */
    confirm: async (options: ConfirmOptions): Promise<boolean> =>
      (await dispatch(openDialog({ id: nanoid(), by, type: 'confirm', options }))) === true,
    /** Opens a prompt. Escape and "Cancel" give `null`. */
    async prompt(options: PromptOptions): Promise<string | null> {
      const answer = await dispatch(openDialog({ id: nanoid(), by, type: 'prompt', options }))
      return typeof answer === 'string' ? answer : null
    },
    toast: {
      info: show('info'),
      success: show('success'),
      warning: show('warning'),
      error: show('error'),
      /** Why a call failed: in the server's words, or else in these. Nothing for a canceled call. */
      failed(error: unknown, fallback: string, options?: ToastOptions) {
        if (!isAborted(error)) show('error')(errorText(error, fallback), options)
      },
    },
    withProgress: <Result>(options: ProgressOptions, work: (handle: ProgressHandle) => Promise<Result>) =>
      dispatch(withProgress(options, work)),
  }
}

/** `bindOverlays` with the store of the component's provider. */
export function useOverlays() {
  const dispatch = useDispatch<OverlaysDispatch>()
  const id = useId()
  useEffect(() => () => dispatch(withdraw(id)), [dispatch, id])
  return useMemo(() => bindOverlays(dispatch, id), [dispatch, id])
}
