import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { FailedCall, LongCall } from './calls.tsx'

/** Why nothing can be saved, in the person's words. */
export const cannotSave = {
  archived: "You can't save this: the game is archived.",
  role: "You can't save this: only the host and admins can change it.",
  gone: "You can't save this: you're not in this game anymore.",
  over: "You can't save this: the session is over or was replaced.",
} as const

/** The typed text of each field, to be copied. Empty fields are left out. */
export function toText(fields: readonly (readonly [label: string, text: string])[]): string {
  const typed = fields.filter(([, text]) => text !== '')
  return typed.length === 1 ? (typed[0]?.[1] ?? '') : typed.map(([label, text]) => `${label}: ${text}`).join('\n')
}

/** Copies a text. @returns the result in words, and the function that copies */
export function useCopy() {
  const [outcome, setOutcome] = useState('')
  const copy = async (text: string) => {
    setOutcome('')
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied.')
    } catch {
      // A page without HTTPS has no clipboard.
      setOutcome("Your browser doesn't let this page copy. Select the text instead.")
    }
  }
  return [outcome, copy] as const
}

export type FormEndProps = {
  /**
   * The state of the call that saves. `closedBy`: why the form cannot be saved any more; its fields are read-only.
   * `close`: discards the draft of a change; a form that creates something has none.
   */
  form: { error?: unknown; isBusy: boolean; stop: () => void; closedBy?: string | undefined; close?: () => void }
  /** What failed, if the server does not say it. */
  fallback: string
  /** The label and the look of the button that saves. */
  save: string
  variant?: 'primary' | 'danger'
  /** The label of the button that closes the form. */
  cancel?: string | false
  /** Closes the form, if that is more than `form.close`. */
  onCancel?: (() => void) | undefined
  /** The typed text, which a closed form offers to copy. */
  text?: string
}

/**
 * The end of a form: the error and the buttons. A closed form has the reason instead, and a button that copies its
 * texts.
 */
export function FormEnd({
  form: { error, isBusy, stop, closedBy, close },
  fallback,
  save,
  variant = 'primary',
  cancel = 'Cancel',
  onCancel = close,
  text = '',
}: FormEndProps) {
  const copy = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(!closedBy)
  const [outcome, copyText] = useCopy()
  const isClosed = closedBy !== undefined
  // A change that is under way may be saved after all: “Stop waiting” comes before “Cancel”.
  const isHeld = isBusy && close !== undefined
  // The button that had the focus may be gone.
  useEffect(() => {
    if (isClosed && wasOpen.current && document.activeElement === document.body) copy.current?.focus()
  }, [isClosed])
  if (closedBy) {
    return (
      <>
        <p role="status">{closedBy} Your text stays here until you close this tab.</p>
        <p className={common.actions}>
          <Button ref={copy} onClick={() => copyText(text)}>
            Copy text
          </Button>
        </p>
        <p role="status">{outcome}</p>
      </>
    )
  }
  return (
    <>
      <FailedCall error={isBusy ? undefined : error} fallback={fallback} />
      <p className={common.actions}>
        <Button variant={variant} type="submit" busy={isBusy}>
          {save}
        </Button>
        {cancel && (
          <Button variant="quiet" aria-disabled={isHeld} onClick={isHeld ? undefined : onCancel}>
            {cancel}
          </Button>
        )}
      </p>
      <LongCall busy={isBusy} onStop={stop} />
    </>
  )
}
