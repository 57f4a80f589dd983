import { useDispatch, useSelector } from 'react-redux'
import { ProgressDialog } from '../../ui/progress/progress-dialog.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { AskDialog } from './ask-dialog.tsx'
import {
  dialogAnswered,
  progressCancelled,
  selectDialogs,
  selectProgress,
  selectToasts,
  toastDismissed,
} from './overlays-slice.ts'
import { toUiToast } from './to-ui-toast.ts'

/** Shows what the store holds of toasts, dialogs and progress. Mounted once, beside the page. */
export function OverlayHost() {
  const dispatch = useDispatch()
  const toasts = useSelector(selectToasts)
  const dialogs = useSelector(selectDialogs)
  const progress = useSelector(selectProgress)
  // Requests that overlap share one modal, which shows the newest.
  const newest = progress.at(-1)

  const act = (id: string) => {
    const action = toasts.find((toast) => toast.id === id)?.action
    dispatch(toastDismissed(id))
    if (action) dispatch(action.dispatch)
  }
  return (
    <>
      {dialogs.map((dialog) => (
        <AskDialog
          key={dialog.id}
          dialog={dialog}
          onAnswer={(answer) => dispatch(dialogAnswered({ id: dialog.id, answer }))}
        />
      ))}
      {newest && (
        <ProgressDialog
          open
          label={newest.label}
          value={newest.value}
          onCancel={newest.cancellable ? () => dispatch(progressCancelled(newest.id)) : undefined}
        />
      )}
      <ToastRegion toasts={toasts.map(toUiToast)} onDismiss={(id) => dispatch(toastDismissed(id))} onAction={act} />
    </>
  )
}
