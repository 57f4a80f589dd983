import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ConfirmDialogProps } from '../../ui/confirm/confirm-dialog.tsx'
import type { PromptDialogProps } from '../../ui/prompt/prompt-dialog.tsx'
import type { Toast } from '../../ui/toast/toast-region.tsx'

/**
 * A toast as the store holds it: one with the same id replaces it. If the person chooses `action`, it is dispatched and
 * its address is opened.
 */
export type ToastRecord = Omit<Toast, 'actionLabel'> & {
  action?: { label: string; dispatch: UnknownAction; href?: string }
}

/** The question of a confirm dialog. */
export type ConfirmOptions = Omit<ConfirmDialogProps, 'open' | 'modal' | 'onAnswer'>

/** The question of a prompt. */
export type PromptOptions = Omit<PromptDialogProps, 'open' | 'modal' | 'validate' | 'onAnswer'> & {
  /** A text of spaces alone is refused: the dialog stays open. */
  required?: boolean
}

/** `by`: the component that asks. The question closes with it. */
export type DialogRecord = { id: string; by: string } & (
  | { type: 'confirm'; options: ConfirmOptions }
  | { type: 'prompt'; options: PromptOptions }
)

/** A request under way. `value` is 0 to 100; without it the length is unknown. */
export type ProgressRecord = { id: string; label: string; value?: number }

export type OverlaysState = { toasts: ToastRecord[]; dialogs: DialogRecord[]; progress: ProgressRecord[] }

const initialState: OverlaysState = { toasts: [], dialogs: [], progress: [] }
const withoutId = <Item extends { id: string }>(items: Item[], id: string) => items.filter((item) => item.id !== id)

export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** At most `maxToasts` are held: the list is trimmed before a new one is added. */
    toastShown: {
      prepare: (toast: Omit<ToastRecord, 'id'> & { id?: string }) => ({
        payload: { id: nanoid(), ...toast, showing: nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<ToastRecord>) => {
        state.toasts = [...withoutId(state.toasts, payload.id).slice(1 - maxToasts), payload]
      },
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.toasts = withoutId(state.toasts, id)
    },
    /**
     * Another view is shown: what was done on the last one is no longer said, and what it asked is canceled. An offer,
     * such as “Undo”, stays.
     */
    viewLeft: (state) => {
      state.dialogs = []
      state.toasts = state.toasts.filter(({ kind, action }) => kind !== 'success' || action)
    },
    dialogOpened: (state, { payload }: PayloadAction<DialogRecord>) => {
      state.dialogs.push(payload)
    },
    /** `answer`: true or false of a confirm; the text or `null` of a prompt. */
    dialogAnswered: (state, { payload }: PayloadAction<{ id: string; answer: boolean | string | null }>) => {
      state.dialogs = withoutId(state.dialogs, payload.id)
    },
    /** The same `id` again replaces label and value. */
    progressOpened: (state, { payload }: PayloadAction<ProgressRecord>) => {
      state.progress = [...withoutId(state.progress, payload.id), payload]
    },
    /** `value`: 0 to 100, clamped. */
    progressReported: (state, { payload }: PayloadAction<{ id: string; value: number }>) => {
      const progress = state.progress.find(({ id }) => id === payload.id)
      if (progress) progress.value = Math.min(Math.max(payload.value, 0), 100)
    },
    /** The person cancelled. The code that opened it aborts the request and closes it. */
    progressCancelled: (_, __: PayloadAction<string>) => {},
    progressClosed: (state, { payload: id }: PayloadAction<string>) => {
      state.progress = withoutId(state.progress, id)
    },
  },
  selectors: {
    selectToasts: (state) => state.toasts,
    selectDialogs: (state) => state.dialogs,
    selectProgress: (state) => state.progress,
  },
})

export const {
  toastShown,
  toastDismissed,
  viewLeft,
  dialogOpened,
  dialogAnswered,
  progressOpened,
  progressReported,
  progressCancelled,
  progressClosed,
} = overlaysSlice.actions
export const { selectToasts, selectDialogs, selectProgress } = overlaysSlice.selectors

/** The part of the store's state that the overlays read. */
export type OverlaysRoot = { overlays: OverlaysState }

/** The most toasts that are held. The oldest makes room for a new one. */
export const maxToasts = 6

/** Seconds until a message of success or information closes. Warnings and errors stay until they are dismissed. */
export const toastSeconds = 5
