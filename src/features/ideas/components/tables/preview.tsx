import { useId } from 'react'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { readTemplate } from '../../../../rules/idea-table/template.ts'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { useSettled } from '../../../../ui/announcer/use-settled.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ErrorIcon } from '../../../../ui/icon/icons.tsx'
import { tableLimits } from '../../model/limits.ts'
import type { ReadTable } from '../../model/own-tables/parse-table.ts'
import { inEntries, inLines } from '../../model/table-words.ts'
import { Scrolling } from '../scrolling/scrolling.tsx'
import styles from './tables.module.css'

/** So many are enough to begin with; thousands would take long to draw. */
const mostShown = 60

type PreviewProps = {
  read: ReadTable
  /** Takes the refused lines out of the list. */
  onLeaveOut: () => void
}

/** What was understood of a pasted list, while it is typed: the lines that are refused first, then the entries. */
export function Preview({ read: { entries, refused }, onLeaveOut }: PreviewProps) {
  const heading = useId()
  const summary = [inEntries(entries.length), ...(refused.length > 0 ? [`${inLines(refused.length)} refused`] : [])]
  const said = summary.join(', ')
  // Said after a pause: with each key it would interrupt the reading of the keys.
  const heard = useSettled(said)
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading} className={styles.understood}>
        Understood: {said}
      </h3>
      <LiveRegion message={heard} />
      {refused.length > 0 && (
        <>
          <Scrolling label="Refused lines">
            {refused.slice(0, mostShown).map(({ line, text, why }) => (
              <li key={line} className={styles.refused}>
                <ErrorIcon />
                <p>
                  <b>Line {line}:</b> <q dir="auto">{inSentence(text, tableLimits.characters)}</q>{' '}
                  <span className={styles.why}>{why}</span>
                </p>
              </li>
            ))}
            {refused.length > mostShown && <li className={styles.note}>and {refused.length - mostShown} more</li>}
          </Scrolling>
          <p>
            <Button variant="quiet" onClick={onLeaveOut}>
              Leave out what is refused
            </Button>
          </p>
        </>
      )}
      {entries.length > 0 && (
        <Scrolling label="Entries that were understood">
          {entries.map(({ line, note, ...entry }) => (
            <li key={line} className={styles.entry}>
              <EntryText {...entry} />
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </Scrolling>
      )}
    </section>
  )
}

/** An entry as it is drawn: its references told apart from its text, its weight beside it where it has one. */
export function EntryText({ text, weight }: { text: string; weight: number }) {
  const template = readTemplate(text)
  const parts = 'error' in template ? [text] : template.parts
  return (
    <>
      <span dir="auto">
        {parts.map((part, at) =>
          typeof part === 'string' ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may name one table twice
            <span key={at} className={styles.reference}>
              {`{${part.table}}`}
            </span>
          ),
        )}
      </span>
      {weight > 1 && <span className={styles.weight}>weight {weight}</span>}
    </>
  )
}
