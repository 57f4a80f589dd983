import type { ImportedIdea } from '../../../../contract/types.gen.ts'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { useSettled } from '../../../../ui/announcer/use-settled.ts'
import { ErrorIcon } from '../../../../ui/icon/icons.tsx'
import type { Fault } from '../../model/files/read-idea.ts'
import { importedWords, inIdeas } from '../../model/import-words.ts'
import { kindNames } from '../../model/kind-names.ts'
import { Scrolling } from '../scrolling/scrolling.tsx'
import styles from './import.module.css'

/** So many are enough to know a file by, or to begin with mending it. */
const mostShown = 60

type ImportPreviewProps = {
  faults: readonly Fault[]
  fresh: readonly ImportedIdea[]
  thereAlready: number
  /** How many have come. */
  imported: number | undefined
}

/** What an import would bring, why it brings nothing, or what it has brought. */
export function ImportPreview({ faults, fresh, thereAlready, imported }: ImportPreviewProps) {
  const said = inWords({ faults, fresh, thereAlready, imported })
  // Said after a pause: with each key it would interrupt the reading of the keys.
  const heard = useSettled(said)
  return (
    <>
      <p className={styles.said}>{said}</p>
      <LiveRegion message={heard} />
      {faults.length > 0 ? (
        <List label="What is wrong" hidden={faults.length - mostShown}>
          {faults.slice(0, mostShown).map(({ where, why }) => (
            <li key={where} className={styles.fault}>
              <ErrorIcon />
              <p>
                <b dir="auto">{where}:</b> <span className={styles.why}>{why}</span>
              </p>
            </li>
          ))}
        </List>
      ) : (
        fresh.length > 0 && (
          <List label="What would come" hidden={fresh.length - mostShown}>
            {fresh.slice(0, mostShown).map(({ kind, title }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ideas of a file may be alike
              <li key={at} className={styles.idea}>
                <span dir="auto">{title}</span> <span className={styles.kind}>{kindNames[kind]}</span>
              </li>
            ))}
          </List>
        )
      )}
    </>
  )
}

function inWords({ faults, fresh, thereAlready, imported }: ImportPreviewProps): string {
  if (imported !== undefined) return importedWords(imported)
  if (faults.length > 0) return 'Nothing is imported as long as something is wrong.'
  const already = thereAlready > 0 ? `${inIdeas(thereAlready)} of it you keep already.` : ''
  if (fresh.length === 0) return already && `Nothing new: ${already}`
  return `${inIdeas(fresh.length)} would come. ${already}`.trim()
}

type ListProps = { label: string; hidden: number; children: React.ReactNode }

function List({ label, hidden, children }: ListProps) {
  return (
    <Scrolling label={label}>
      {children}
      {hidden > 0 && <li className={styles.kind}>and {hidden} more</li>}
    </Scrolling>
  )
}
