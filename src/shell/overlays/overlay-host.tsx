import { Component, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { lazyWithRetry, renewFailedLoads } from '../../ui/lazy/lazy-with-retry.tsx'
import { type Toast, ToastRegion } from '../../ui/toast/toast-region.tsx'
import { toast } from './overlays.ts'
import {
  dialogAnswered,
  progressCancelled,
  selectDialogs,
  selectProgress,
  selectToasts,
  type ToastRecord,
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
    <DialogBoundary key={dialog.id} onFailure={() => fail(dialog.id)}>
      <Suspense>
        <DialogView dialog={dialog} onAnswer={(answer) => dispatch(dialogAnswered({ id: dialog.id, answer }))} />
      </Suspense>
    </DialogBoundary>
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
    <DialogBoundary onFailure={() => {}}>
      <Suspense>
        <ProgressDialog
          open
          label={label}
          value={value}
          onCancel={cancellable ? () => dispatch(progressCancelled(id)) : undefined}
        />
      </Suspense>
    </DialogBoundary>
  )
}

/** Toasts render deferred: a dialog closes at once, and does not wait for the toast that follows it. */
function Toasts() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const toasts = useDeferredValue(useSelector(selectToasts))
  return useMemo(() => {
    const dismiss = (id: string) => dispatch(toastDismissed(id))
    const act = (id: string) => {
      const action = toasts.find((toast) => toast.id === id)?.action
      dismiss(id)
      if (action?.href) void navigate(action.href)
      if (action) dispatch(action.dispatch)
    }
    return <ToastRegion toasts={toasts.map(toUiToast)} onDismiss={dismiss} onAction={act} />
  }, [dispatch, navigate, toasts])
}

/** Reports that a dialog could not be loaded, and renders nothing. */
export class DialogBoundary extends Component<{ children: ReactNode; onFailure: () => void }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    renewFailedLoads()
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Converts a toast of the store to one of the component library. */
export const toUiToast = ({ action, ...toast }: ToastRecord): Toast => ({ ...toast, actionLabel: action?.label })
