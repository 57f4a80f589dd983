import type { ReactNode, RefObject } from 'react'

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
  /** False: a click outside does not close it. For a dialog that holds what somebody typed. */
  lightDismiss?: boolean
  /** The content. */
  children?: ReactNode
  /** The buttons. They stay in view while the content scrolls. */
  footer?: ReactNode
  /**
   * The element that takes the focus on opening: the first field by default, otherwise the dialog itself. React's
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
