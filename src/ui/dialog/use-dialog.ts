import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useFocusOnArrival } from '../prerender/use-hydrated.ts'
import { closeModal, openModal, topModal } from './modal-stack.ts'

const ofItself = (event: SyntheticEvent) => event.target === event.currentTarget

function isBeside({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Ref and handlers of a modal `<dialog>`. It is open while it is mounted. */
export function useModal({
  onClose,
  closeable = true,
  lightDismiss = true,
  initialFocus,
  returnFocusTo,
}: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  const placeOfFocus = (dialog: HTMLDialogElement) =>
    initialFocus?.current ?? dialog.querySelector<HTMLElement>('input, textarea, select') ?? dialog
  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    // The browser focuses the element with this attribute. Moving the focus afterwards would cause a second layout of
    // the page.
    const place = placeOfFocus(dialog)
    place.setAttribute('autofocus', '')
    openModal(dialog, returnFocusTo?.current ?? document.activeElement)
    if (document.activeElement !== place) place.focus()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    show(dialog)
    return () => closeModal(dialog)
  }, [])

  useEffect(() => {
    if (closeable) return
    // Chromium closes a dialog on the second or third Escape although `cancel` was prevented, and Safari before 27.3
    // does not know `closedby`. So the key itself is prevented.
    const guard = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && topModal() === ref.current) event.preventDefault()
    }
    document.addEventListener('keydown', guard, true)
    return () => document.removeEventListener('keydown', guard, true)
  }, [closeable])

  return {
    ref,
    // React lets `cancel` and `close` of an inner dialog, or of a file field, bubble up to this one.
    onCancel(event: SyntheticEvent) {
      if (!ofItself(event)) return
      event.preventDefault()
      if (closeable) onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The event is delayed. In StrictMode the dialog has been closed and opened again by then.
      if (!ofItself(event) || event.currentTarget.open) return
      if (closeable) onClose()
      // The browser closed the dialog by itself. The caller decides whether it stays closed, so check after the update.
      queueMicrotask(() => {
        const dialog = ref.current
        if (!dialog || dialog.open) return
        dialog.showModal()
        placeOfFocus(dialog).focus()
      })
    },
    // Press and release must both be outside. Selecting text in a field by dragging does not close the dialog.
    onPointerDown(event: PointerEvent<HTMLElement>) {
      pressedBeside.current = ofItself(event) && isBeside(event)
    },
    onClick(event: MouseEvent<HTMLElement>) {
      if (closeable && lightDismiss && pressedBeside.current && ofItself(event) && isBeside(event)) onClose()
    },
  }
}

/** Handlers of a `<dialog open>` within the page. */
export function useInline({ onClose, closeable = true, initialFocus }: OpenDialogProps) {
  useFocusOnArrival(initialFocus)
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget } = event
      const isOwn = target instanceof Element && target.closest('dialog') === currentTarget
      if (closeable && isOwn && event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing)
        onClose()
    },
  }
}

export type DialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** Its heading, which names it. */
  title: ReactNode
  /**
   * Called when the person asks to close it (Escape, the close button, a click outside). The caller then sets `open`.
   */
  onClose: () => void
  /** False: only the caller closes it. */
  closeable?: boolean
  /** False: a dialog within the page, without backdrop or close button. It is also part of prerendered HTML. */
  modal?: boolean
  /** False: a click outside does not close it. For a dialog with a field. */
  lightDismiss?: boolean
  /** The content. */
  children?: ReactNode
  /** The buttons. They stay in view while the content scrolls. */
  footer?: ReactNode
  /**
   * The element that takes the focus on opening: the first field by default, otherwise the dialog itself. React’s
   * `autoFocus` does not work here, because it focuses before the dialog is shown.
   */
  initialFocus?: RefObject<HTMLElement | null>
  /** The element that takes the focus on closing: by default the one that had it on opening. */
  returnFocusTo?: RefObject<Element | null>
  /** The id of the text that describes it. */
  describedBy?: string
  /** The heading level of its title. */
  headingLevel?: 1 | 2 | 3
}

export type OpenDialogProps = Omit<DialogProps, 'open' | 'modal'>
