import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'

/** A toast as the store holds it. If the person chooses `action`, it is dispatched and its address is opened. */
export type ToastRecord = {
  /** A toast with the same id replaces this one. */
  id: string
  kind: ToastKind
  message: string
  /** Milliseconds; without it the toast stays until it is dismissed. */
  duration?: number
  /** One action that the toast offers. */
  action?: { label: string; dispatch: UnknownAction; href?: string }
}

/** The question of a confirm dialog. The default buttons are "Ok" and "Cancel". */
export type ConfirmOptions = {
  /** The question, in a few words. */
  title: string
  /** Plain text; its line breaks are kept. */
  message: string
  /** The button that confirms. */
  confirmLabel?: string
  /** The button that changes nothing. */
  cancelLabel?: string
  /** Set if confirming destroys something. */
  danger?: boolean
}

/** The question of a prompt. */
export type PromptOptions = {
  /** What is asked, in a few words. */
  title: string
  /** The field's label. */
  label: string
  /** Plain text above the field. */
  message?: string
  /** The field's text on opening. */
  initialValue?: string
  /** Several lines: Enter breaks the line, Ctrl+Enter or Cmd+Enter answers. */
  multiline?: boolean
  /** A text of spaces alone is refused: the dialog stays open. */
  required?: boolean
  /** The button that answers. */
  confirmLabel?: string
}

export type DialogRecord = { id: string } & (
  | { type: 'confirm'; options: ConfirmOptions }
  | { type: 'prompt'; options: PromptOptions }
)

/** A request under way. `value` is 0 to 100; without it the length is unknown. */
export type ProgressRecord = { id: string; label: string; value?: number; cancellable: boolean }

export type OverlaysState = { toasts: ToastRecord[]; dialogs: DialogRecord[]; progress: ProgressRecord[] }

const initialState: OverlaysState = { toasts: [], dialogs: [], progress: [] }
const withoutId = <Item extends { id: string }>(items: Item[], id: string) => items.filter((item) => item.id !== id)

export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** At most `maxToasts` are held: the list is trimmed before a new one is added. */
    toastShown: {
      prepare: (toast: Omit<ToastRecord, 'id'> & { id?: string }) => ({ payload: { id: nanoid(), ...toast } }),
      reducer: (state, { payload }: PayloadAction<ToastRecord>) => {
        state.toasts = [...withoutId(state.toasts, payload.id).slice(1 - maxToasts), payload]
      },
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.toasts = withoutId(state.toasts, id)
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
    /** The person cancelled. Whoever opened it aborts the request and closes it. */
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
