import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Idea, ImportedIdea } from '../../../../contract/types.gen.ts'
import { FailedCall, LongCall } from '../../../../forms/calls.tsx'
import type { Fault } from '../../../../lib/parse-json.ts'
import { LiveRegion, useSettled } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { ErrorIcon } from '../../../../ui/icon/icons.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { useImport } from '../../model/use-import.ts'
import { importedWords, inIdeas, kindNames, notImported } from '../../model/words.ts'
import styles from '../ideas.module.css'
import { Scrolling } from '../shared-parts.tsx'

type ImportIdeasProps = {
  kept: readonly Idea[]
  /** Whether `kept` holds all my kept ideas. Otherwise more are loading. */
  isWhole: boolean
  /** How often it was asked for since it is open. Each time it takes the focus. */
  timesAsked: number
  onClose: () => void
}

function forget({ current: field }: RefObject<HTMLInputElement | null>) {
  if (field) field.value = ''
}

/** Imports ideas from a file or a pasted text, after a preview. */
export default function ImportIdeas({ kept, isWhole, timesAsked, onClose }: ImportIdeasProps) {
  const heading = useId()
  const file = useRef<HTMLInputElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const { text, name, faults, fresh, thereAlready, imported, isBusy, stop, error, paste, choose, submit } =
    useImport(kept)
  useEffect(() => {
    if (timesAsked > 0) file.current?.focus()
  }, [timesAsked])
  // The pressed button has disappeared.
  useEffect(() => {
    if (imported !== undefined) close.current?.focus()
  }, [imported])
  // A screen reader says what the field holds.
  useEffect(() => {
    if (name === undefined) forget(file)
  }, [name])
  const canSend = faults.length === 0 && fresh.length > 0
  return (
    <section className={`${common.card} ${common.padded}`} aria-labelledby={heading}>
      <h3 id={heading}>Import ideas</h3>
      <p className={common.muted}>Use a file from “Export as JSON”. You can check it before importing.</p>
      <label className={styles.file}>
        <span>Choose a file, or drop it here</span>
        {name && (
          <span className={common.small} dir="auto">
            {name}
          </span>
        )}
        <input
          ref={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void choose(chosen)
          }}
          // The same file can be chosen again, once it is fixed.
          onClick={() => forget(file)}
          onDrop={() => forget(file)}
        />
      </label>
      <TextArea
        label="Or paste its text"
        rows={3}
        dir="auto"
        spellCheck={false}
        readOnly={isBusy}
        style={{ maxBlockSize: '12lh' }}
        value={text}
        onChange={({ target }) => paste(target.value)}
      />
      <ImportPreview faults={faults} fresh={fresh} thereAlready={thereAlready} imported={imported} />
      <FailedCall error={error} fallback={notImported} />
      <p className={common.actions}>
        {canSend && (
          <Button variant="primary" busy={isBusy || !isWhole} onClick={submit}>
            Import {inIdeas(fresh.length)}
          </Button>
        )}
        <Button ref={close} variant="quiet" onClick={onClose}>
          {imported === undefined ? 'Cancel' : 'Done'}
        </Button>
      </p>
      <LongCall busy={isBusy} onStop={stop} />
    </section>
  )
}

type ImportPreviewProps = {
  faults: readonly Fault[]
  fresh: readonly ImportedIdea[]
  thereAlready: number
  /** The number of imported ideas. */
  imported: number | undefined
}

/** The preview of an import, its errors, or its result. */
function ImportPreview({ faults, fresh, thereAlready, imported }: ImportPreviewProps) {
  const summary = summaryOf({ faults, fresh, thereAlready, imported })
  // Announced after a pause: at each key it would interrupt the screen reader.
  const announced = useSettled(summary)
  return (
    <>
      <p className={common.region}>{summary && <b>{summary}</b>}</p>
      <LiveRegion message={announced} />
      {faults.length > 0 ? (
        <Scrolling label="Problems">
          {faults.map(({ where, why }) => (
            <li key={where} className={`${common.fault} ${styles.fault}`}>
              <ErrorIcon />
              <p>
                <b dir="auto">{where}:</b> <span className={styles.why}>{why}</span>
              </p>
            </li>
          ))}
        </Scrolling>
      ) : (
        fresh.length > 0 && (
          <Scrolling label="Ideas to import">
            {fresh.map(({ kind, title }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ideas of a file may be alike
              <li key={at} className={`${common.row} ${styles.idea}`}>
                <span dir="auto">{title}</span> <span className={common.small}>{kindNames[kind]}</span>
              </li>
            ))}
          </Scrolling>
        )
      )}
    </>
  )
}

function summaryOf({ faults, fresh, thereAlready, imported }: ImportPreviewProps): string {
  if (imported !== undefined) return importedWords(imported)
  if (faults.length > 0) return 'Fix these first. Nothing has been imported.'
  const already = thereAlready > 0 ? `You already keep ${thereAlready} of these.` : ''
  if (fresh.length === 0) return already && `Nothing new: ${already}`
  return `${inIdeas(fresh.length)} to import. ${already}`.trim()
}
