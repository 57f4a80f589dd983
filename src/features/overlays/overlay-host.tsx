import { Suspense, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { retryLazy } from '../../ui/lazy/retry-lazy.tsx'
import { ProgressDialog } from '../../ui/progress/progress-dialog.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { AskBoundary } from './ask-boundary.tsx'
import {
  dialogAnswered,
  progressCancelled,
  selectDialogs,
  selectProgress,
  selectToasts,
  toastDismissed,
} from './overlays-slice.ts'
import { toUiToast } from './to-ui-toast.ts'
import { toast } from './toast.ts'

// Nobody needs a question for the first paint.
const AskDialog = retryLazy(() => import('./ask-dialog.tsx').then(({ AskDialog }) => AskDialog))

/** Loads what a question needs, ahead of the first; rejects where that fails. */
export const prefetchDialogs = AskDialog.preload

/** Shows what the store holds of toasts, dialogs and progress. Mounted once, beside the page. */
export function OverlayHost() {
  const dispatch = useDispatch()
  const toasts = useSelector(selectToasts)
  const dialogs = useSelector(selectDialogs)
  const progress = useSelector(selectProgress)
  const uiToasts = useMemo(() => toasts.map(toUiToast), [toasts])
  // Requests that overlap share one modal, which shows the newest.
  const newest = progress.at(-1)

  const fail = (id: string) => {
    dispatch(dialogAnswered({ id, answer: null }))
    dispatch(toast.error('A question could not be shown. Check your connection and try again.'))
  }
  const act = (id: string) => {
    const action = toasts.find((toast) => toast.id === id)?.action
    dispatch(toastDismissed(id))
    if (action) dispatch(action.dispatch)
  }
  return (
    <>
      {dialogs.map((dialog) => (
        <AskBoundary key={dialog.id} onFailure={() => fail(dialog.id)}>
          <Suspense>
            <AskDialog dialog={dialog} onAnswer={(answer) => dispatch(dialogAnswered({ id: dialog.id, answer }))} />
          </Suspense>
        </AskBoundary>
      ))}
      {newest && (
        <ProgressDialog
          open
          label={newest.label}
          value={newest.value}
          onCancel={newest.cancellable ? () => dispatch(progressCancelled(newest.id)) : undefined}
        />
      )}
      <ToastRegion toasts={uiToasts} onDismiss={(id) => dispatch(toastDismissed(id))} onAction={act} />
    </>
  )
}
