import { type ReactNode, useEffect, useRef, useState } from 'react'
import { logApi } from '../../../api/log-api.ts'
import type { LogEntry } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { type Sent, useCreate } from '../../../forms/use-create.ts'
import { inFigures } from '../../../lib/english.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import type { Tray as TrayDraft } from '../model/stored.ts'
import { labelProblem, readHand } from '../model/tray.ts'
import styles from './dice.module.css'

type ByHandProps = {
  gameId: string
  tray: TrayDraft
  request?: LogEntry | undefined
  onDone: (entry: LogEntry) => void
  onCancel: () => void
  /** What else stands above the main action. */
  children: ReactNode
}

/** In the form of the tray, a roll of real dice: their faces, or only the total. It takes the focus. */
export function ByHand({
  gameId,
  tray: { notation, label, audience },
  request,
  onDone,
  onCancel,
  children,
}: ByHandProps) {
  const [typed, setTyped] = useState('')
  const [wasRefused, setWasRefused] = useState(false)
  const [enter, { error, isLoading }] = logApi.useEnterRollMutation()
  const [sent, setSent] = useState<Sent>()
  const create = useCreate(sent, setSent)
  const { track, stop } = useRunning()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const read = readHand(typed, notation)
  const save = async () => {
    setWasRefused('problem' in read)
    // A wrong label is said at its field.
    if ('problem' in read || labelProblem(label)) return
    const body = { label: label.trim(), audience, ...read, ...(request && { answers: request.entryId }) }
    const answer = await create(body, (key) =>
      track(enter({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (answer?.data) onDone(answer.data)
  }
  return (
    <>
      <div className={styles.row}>
        <Field
          ref={field}
          label="Faces or total"
          hint={
            'faces' in read ? `Total ${inFigures(read.total)}` : 'For example, “4 2” for two dice or “9” for the total.'
          }
          inputMode="text"
          autoComplete="off"
          readOnly={isLoading}
          value={typed}
          error={wasRefused && 'problem' in read ? read.problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className={styles.main} data-toasts-above={useIsNarrow() || undefined}>
        {children}
        <FailedCall error={error} fallback="Couldn't add it. Try again." />
        <LongCall busy={isLoading} onStop={stop} />
        <div className={common.actions}>
          {/* Enter in a field of the tray clicks it. */}
          <Button type="submit" variant="primary" busy={isLoading} onClick={save}>
            Add to log
          </Button>
          <Button variant="quiet" aria-disabled={isLoading} onClick={isLoading ? undefined : onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </>
  )
}
