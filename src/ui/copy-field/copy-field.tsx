import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'
import common from '../common.module.css'
import { useFieldFrame } from '../field/field.tsx'
import { CheckIcon, CopyIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './copy-field.module.css'

export type CopyFieldProps = {
  /** The field’s label, shown above it. */
  label: ReactNode
  /** The text to copy. It cannot be edited. */
  value: string
  /** The text of the button. */
  copyLabel?: string
  /** How much the copy button draws attention. */
  variant?: ButtonVariant
  /** A hint, shown between the label and the field. */
  hint?: ReactNode
  /** More buttons beside the copy button, for example to share the text. */
  actions?: ReactNode
}

/** How long the button shows that the text was copied, milliseconds. */
const copiedMs = 3000

/** A text that people copy, with a button that copies it. */
export function CopyField({ label, value, copyLabel = 'Copy link', variant, hint, actions }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const { attributes, frame } = useFieldFrame({ label, hint }, {})

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    if (!input.current) return
    // The text is cleared first, so that a second copy is announced too.
    setOutcome(undefined)
    setOutcome((await copyText(input.current)) ? 'copied' : 'refused')
  }
  const isCopied = outcome === 'copied'

  return frame(
    <div className={`${common.row} ${styles.line}`}>
      <input
        {...attributes}
        ref={input}
        className={`${attributes.className} ${styles.text}`}
        // An address reads from left to right in every language.
        dir="ltr"
        readOnly
        spellCheck={false}
        value={value}
        onFocus={(event) => event.target.select()}
      />
      {/* They are all beside the text, or all below it. */}
      <div className={`${common.row} ${styles.buttons}`}>
        {/* It keeps its name: that the text was copied, the status says. */}
        <Button variant={variant} aria-label={copyLabel} onClick={copy}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {/* Both texts take up space, so that the button keeps its width. */}
          <span className={styles.labels}>
            <span data-shown={!isCopied}>{copyLabel}</span>
            <span data-shown={isCopied}>Copied</span>
          </span>
        </Button>
        {actions}
      </div>
    </div>,
    <p className={styles.outcome} role="status">
      {isCopied && <VisuallyHidden>Copied.</VisuallyHidden>}
      {outcome === 'refused' &&
        "Your browser didn't let us copy it. We selected the text, so you can copy it yourself."}
    </p>,
  )
}

/**
 * Copies the text of an input to the clipboard. Browsers offer `navigator.clipboard` only on secure origins, and a
 * person can refuse it. The old command still works on an `http:` address of the local network.
 * @returns whether it was copied. If not, the text stays selected, so that the person can copy it.
 */
export async function copyText(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value)
    return true
  } catch {
    input.focus()
    input.select()
    return document.execCommand('copy')
  }
}
