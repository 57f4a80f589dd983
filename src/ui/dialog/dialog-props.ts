import type { ReactNode, RefObject } from 'react'

export type DialogProps = {
  /** Whether it is there. */
  open: boolean
  /** Its heading, which names it. */
  title: ReactNode
  /** The person asked to close it (Escape, the close button, a click beside it). The caller then sets `open`. */
  onClose: () => void
  /** False: nothing but the caller closes it. */
  closeable?: boolean
  /** False: a dialog in the flow of the page, without backdrop or close button; it is in the prerendered HTML too. */
  modal?: boolean
  /** False: a click beside it does not close it, for a dialog that holds what somebody typed. */
  lightDismiss?: boolean
  /** What it is about. */
  children?: ReactNode
  /** Its buttons. They stay in view while the content scrolls. */
  footer?: ReactNode
  /**
   * What gets the focus on opening; without it the first field, or else the dialog itself. React's `autoFocus` does not
   * work here: it focuses before the dialog is shown.
   */
  initialFocus?: RefObject<HTMLElement | null>
  /** What gets the focus back afterwards; without it whatever had it on opening. */
  returnFocusTo?: RefObject<Element | null>
  /** Id of the text that describes it. */
  describedBy?: string
  /** The level of its title among the headings of the page. */
  headingLevel?: 1 | 2 | 3
}

export type OpenDialogProps = Omit<DialogProps, 'open' | 'modal'>
