import { type ReactNode, useId } from 'react'
import common from '../common.module.css'
import { CloseIcon } from '../icon/icons.tsx'
import styles from './dialog.module.css'
import { type DialogProps, type OpenDialogProps, useInline, useModal } from './use-dialog.ts'

/** A native `<dialog>`, modal by default, with fixes for what browsers and React leave open. */
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
      // If nothing in it takes the focus, the dialog itself does. The arrow keys then scroll it.
      tabIndex={-1}
      closedby={closeable ? 'closerequest' : 'none'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <Content
        {...props}
        titleId={titleId}
        closeButton={
          closeable && (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <CloseIcon />
            </button>
          )
        }
      />
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

type ContentProps = OpenDialogProps & { titleId: string; closeButton?: ReactNode }

function Content({ titleId, title, headingLevel = 2, children, footer, closeButton }: ContentProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div className={styles.header}>
        <Heading id={titleId} className={styles.title} dir="auto">
          {title}
        </Heading>
        {closeButton}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={`${common.actions} ${styles.footer}`}>{footer}</div>}
    </>
  )
}
