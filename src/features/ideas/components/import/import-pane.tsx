import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import actions from '../../../../shell/page/actions.module.css'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { inIdeas, notImported } from '../../model/import-words.ts'
import { useImport } from '../../model/use-import.ts'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'

type ImportPaneProps = {
  kept: readonly Idea[]
  /** Whether these are all that I keep; else more are on their way. */
  isWhole: boolean
  onClose: () => void
}

/** Ideas from a file or a pasted text. What would come is shown before anything happens. */
export default function ImportPane({ kept, isWhole, onClose }: ImportPaneProps) {
  const heading = useId()
  const file = useRef<HTMLInputElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { text, name, faults, fresh, thereAlready, imported, isBusy, error, paste, choose, submit } = useImport(kept)
  useEffect(() => file.current?.focus(), [])
  // The button that was pressed is gone.
  useEffect(() => {
    if (imported !== undefined) close.current?.focus()
  }, [imported])
  const canSend = faults.length === 0 && fresh.length > 0
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void choose(dropped)
    else paste(event.dataTransfer.getData('text/plain'))
  }
  return (
    <section
      className={styles.pane}
      data-over={isOver || undefined}
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h3 id={heading}>Import ideas</h3>
      <p className={styles.lead}>
        From an export of this page, as JSON or Markdown. You see what comes before it does.
      </p>
      <label className={styles.file}>
        <span>Choose a file, or drop it here</span>
        {name && (
          <span className={styles.name} dir="auto">
            {name}
          </span>
        )}
        <input
          ref={file}
          type="file"
          accept=".json,.markdown,.md,.txt,application/json,text/markdown,text/plain"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void choose(chosen)
            // The same file can be chosen again, once it is mended.
            target.value = ''
          }}
        />
      </label>
      <TextArea
        label="Or paste its text"
        rows={3}
        dir="auto"
        spellCheck={false}
        style={{ maxBlockSize: '12lh' }}
        value={text}
        onChange={({ target }) => paste(target.value)}
      />
      <ImportPreview {...{ faults, fresh, thereAlready, imported }} />
      <FailedCall error={error} fallback={notImported} />
      <p className={actions.actions}>
        {canSend && (
          <Button variant="primary" busy={isBusy || !isWhole} onClick={submit}>
            Import {inIdeas(fresh.length)}
          </Button>
        )}
        <Button ref={close} variant="quiet" onClick={onClose}>
          {imported === undefined ? 'Cancel' : 'Done'}
        </Button>
      </p>
    </section>
  )
}
