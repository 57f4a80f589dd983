import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { confirm, prompt } from './open-dialog.ts'
import type { ConfirmOptions, OverlaysRoot, PromptOptions } from './overlays-slice.ts'
import { type ToastOptions, toast } from './toast.ts'
import { type ProgressHandle, type ProgressOptions, withProgress } from './with-progress.ts'

type OverlaysDispatch = ThunkDispatch<OverlaysRoot, unknown, UnknownAction>

/** Toasts, dialogs and progress, bound to a store: `const ok = await overlays.confirm({…})`. */
export function bindOverlays(dispatch: OverlaysDispatch) {
  const show = (kind: keyof typeof toast) => (message: string, options?: ToastOptions) => {
    dispatch(toast[kind](message, options))
  }
  return {
    confirm: (options: ConfirmOptions) => dispatch(confirm(options)),
    prompt: (options: PromptOptions) => dispatch(prompt(options)),
    toast: { info: show('info'), success: show('success'), warning: show('warning'), error: show('error') },
    withProgress: <Result>(options: ProgressOptions, work: (handle: ProgressHandle) => Promise<Result>) =>
      dispatch(withProgress(options, work)),
  }
}

/** `bindOverlays` with the store of the component's provider. */
export function useOverlays() {
  const dispatch = useDispatch<OverlaysDispatch>()
  return useMemo(() => bindOverlays(dispatch), [dispatch])
}
