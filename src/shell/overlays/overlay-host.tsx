import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { ProgressDialog } from '../../ui/progress/progress-dialog.tsx'
import { PromptDialog } from '../../ui/prompt/prompt-dialog.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { viewAt } from '../href.ts'
import {
  dialogAnswered,
  progressCancelled,
  selectDialogs,
  selectProgress,
  selectToasts,
  type ToastRecord,
  toastDismissed,
  viewLeft,
} from './overlays-slice.ts'

/** Shows the store's toasts, dialogs and progress. Mounted once, beside the page. */
export default function OverlayHost() {
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
  return dialogs.map((dialog) => {
    const { id } = dialog
    const onAnswer = (answer: boolean | string | null) => dispatch(dialogAnswered({ id, answer }))
    if (dialog.type === 'confirm') return <ConfirmDialog key={id} open {...dialog.options} onAnswer={onAnswer} />
    const { required, ...options } = dialog.options
    return <PromptDialog key={id} open {...options} validate={required ? askForText : undefined} onAnswer={onAnswer} />
  })
}

const askForText = (value: string) => (value.trim() ? undefined : 'Enter some text.')

/** Requests that overlap share one modal, which shows the newest. */
function Progress() {
  const dispatch = useDispatch()
  const newest = useSelector(selectProgress).at(-1)
  if (!newest) return null
  const { id, label, value } = newest
  return <ProgressDialog open label={label} value={value} onCancel={() => dispatch(progressCancelled(id))} />
}

const none: ToastRecord[] = []

/**
 * Toasts render deferred: a dialog closes at once, and does not wait for the toast that follows it. Those that are there
 * before the region follow it too, because a screen reader announces only what is added to a region. (With an initial
 * value of `useDeferredValue` React would render the overlays again and again for the 300 ms before it shows them.)
 */
function Toasts() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  useViewLeft(() => dispatch(viewLeft()))
  const all = useDeferredValue(useSelector(selectToasts))
  const [isRegionThere, setIsRegionThere] = useState(false)
  useEffect(() => startTransition(() => setIsRegionThere(true)), [])
  const toasts = isRegionThere ? all : none
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

/** Calls `leave` when the person goes to another view. A view that replaces itself goes on: “You left the game.” */
function useViewLeft(leave: () => void) {
  const view = viewAt(useLocation())
  const type = useNavigationType()
  const last = useRef(view)
  // At once: what is said from now on is not of the view that was left.
  useLayoutEffect(() => {
    if (last.current !== view && type !== 'REPLACE') leave()
    last.current = view
  })
}
