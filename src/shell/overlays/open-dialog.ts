import { addListener, nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import {
  type ConfirmOptions,
  type DialogRecord,
  dialogAnswered,
  dialogOpened,
  type OverlaysRoot,
  type PromptOptions,
} from './overlays-slice.ts'

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

/** Opens a confirm dialog: `const ok = await dispatch(confirm({…}))`. Escape and "Cancel" give `false`. */
export const confirm =
  (options: ConfirmOptions): Thunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(openDialog({ id: nanoid(), type: 'confirm', options }))) === true

/** Opens a prompt: `const text = await dispatch(prompt({…}))`. Escape and "Cancel" give `null`. */
export const prompt =
  (options: PromptOptions): Thunk<Promise<string | null>> =>
  async (dispatch) => {
    const answer = await dispatch(openDialog({ id: nanoid(), type: 'prompt', options }))
    return typeof answer === 'string' ? answer : null
  }
