import { useDeferredValue } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { LazyPart } from '../page/lazy-part.tsx'
import { toast } from './overlays.ts'
import {
  dialogAnswered,
  progressCancelled,
  selectDialogs,
  selectProgress,
  selectToasts,
  toastDismissed,
} from './overlays-slice.ts'

// Loaded later: the first paint has no dialog and no progress.
const DialogView = lazyWithRetry(() => import('./dialog-view.tsx'))
const ProgressDialog = lazyWithRetry(() =>
  import('../../ui/progress/progress-dialog.tsx').then(({ ProgressDialog }) => ({ default: ProgressDialog })),
)

/** Loads dialogs and progress before they are needed; rejects if that fails. */
export const prefetchDialogs = () => Promise.all([DialogView.preload(), ProgressDialog.preload()])

/** Shows the store's toasts, dialogs and progress. Mounted once, beside the page. */
export function OverlayHost() {
  return (
    <>
      <Dialogs />
      <Progress />
      <Toasts />
    </>
  )
}

function Dialogs() {
  const dispatch = useDispatch()
  const dialogs = useSelector(selectDialogs)
  const fail = (id: string) => {
    dispatch(dialogAnswered({ id, answer: null }))
    dispatch(toast.error("Couldn't show a question. Check your connection and try again."))
  }
  return dialogs.map((dialog) => (
    <LazyPart key={dialog.id} onFailure={() => fail(dialog.id)}>
      <DialogView dialog={dialog} onAnswer={(answer) => dispatch(dialogAnswered({ id: dialog.id, answer }))} />
    </LazyPart>
  ))
}

/**
 * Requests that overlap share one modal, which shows the newest. If it cannot be loaded, the work goes on without it.
 */
function Progress() {
  const dispatch = useDispatch()
  const newest = useSelector(selectProgress).at(-1)
  if (!newest) return null
  const { id, label, value, cancellable } = newest
  return (
    <LazyPart>
      <ProgressDialog
        open
        label={label}
        value={value}
        onCancel={cancellable ? () => dispatch(progressCancelled(id)) : undefined}
      />
    </LazyPart>
  )
}

/** Toasts render deferred: a dialog closes at once, and does not wait for the toast that follows it. */
function Toasts() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const toasts = useDeferredValue(useSelector(selectToasts))
  const dismiss = (id: string) => dispatch(toastDismissed(id))
  const act = (id: string) => {
    const action = toasts.find((toast) => toast.id === id)?.action
    dismiss(id)
    if (action?.href) void navigate(action.href)
    if (action) dispatch(action.dispatch)
  }
  const shown = toasts.map(({ action, ...toast }) => ({ ...toast, actionLabel: action?.label }))
  return <ToastRegion toasts={shown} onDismiss={dismiss} onAction={act} />
}
