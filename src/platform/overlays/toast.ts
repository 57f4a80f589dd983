import { type ToastKind, type ToastRecord, toastShown } from './overlays-slice.ts'

/** What a toast may have besides its message. The same `id` again replaces the toast. */
export type ToastOptions = Partial<Pick<ToastRecord, 'id' | 'duration' | 'action'>>

/** So long a toast with good news stays, milliseconds. Warnings and errors stay until they are dismissed. */
const shortly = 5000

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
