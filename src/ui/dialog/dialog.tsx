import { type ReactNode, type RefObject, useId } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import styles from './dialog.module.css'
import { useInline, useModal } from './use-dialog.ts'

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

/** A native `<dialog>`, modal unless told otherwise, with the remedies for what browsers and React leave open. */
export function Dialog({ open, modal = true, ...props }: DialogProps) {
  if (!open) return null
  return modal ? <ModalDialog {...props} /> : <InlineDialog {...props} />
}

function ModalDialog(props: OpenDialogProps) {
  const titleId = useId()
  const { closeable = true, describedBy, onClose } = props
  return (
    <dialog
      {...useModal(props)}
      className={styles.modal}
      // It takes the focus itself when nothing in it does, and then scrolls by the arrow keys.
      tabIndex={-1}
      closedby={closeable ? 'closerequest' : 'none'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <Content {...props} titleId={titleId} closeButton={closeable && <CloseButton onClick={onClose} />} />
    </dialog>
  )
}

function InlineDialog(props: OpenDialogProps) {
  const titleId = useId()
  return (
    <dialog
      {...useInline(props)}
      open
      className={styles.inline}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
    >
      <Content {...props} titleId={titleId} />
    </dialog>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label="Close" onClick={onClick}>
      <CloseIcon />
    </button>
  )
}

type ContentProps = OpenDialogProps & { titleId: string; closeButton?: ReactNode }

function Content({ titleId, title, headingLevel = 2, children, footer, closeButton }: ContentProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <header className={styles.header}>
        <Heading id={titleId} className={styles.title} dir="auto">
          {title}
        </Heading>
        {closeButton}
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  )
}
