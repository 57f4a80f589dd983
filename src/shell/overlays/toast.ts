import { toastSeconds } from './limits.ts'
import { type ToastKind, type ToastRecord, toastShown } from './overlays-slice.ts'

/** What a toast may have besides its message. The same `id` again replaces the toast. */
export type ToastOptions = Partial<Pick<ToastRecord, 'id' | 'duration' | 'action'>>

const shortly = toastSeconds * 1000

const show =
  (kind: ToastKind, duration?: number) =>
  (message: string, options: ToastOptions = {}) =>
    toastShown({ kind, message, duration, ...options })

/** Actions that show a toast: `dispatch(toast.success('Saved'))`. */
export const toast = {
  info: show('info', shortly),
  success: show('success', shortly),
  warning: show('warning'),
  error: show('error'),
}
