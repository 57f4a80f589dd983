import { useId, useState } from 'react'
import { Conflict } from '../../../../platform/game/conflict.tsx'
import { LongText } from '../../../../platform/game/long-text.tsx'
import { type Choice, differences } from '../../../../platform/game/merge-values.ts'
import actions from '../../../../platform/page/actions.module.css'
import { Notice } from '../../../../platform/page/notice.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { type IdeaValues, labels, statusNames, valuesOf, visibilityNames } from '../../idea-values.ts'
import type { Entry } from '../../outbox/entry.ts'
import type { Outbox } from '../../outbox/use-outbox.ts'

type StuckChangeProps = {
  entry: Entry
  queue: Outbox
  /** The person has decided, and the buttons are gone. */
  onDecided: () => void
}

/** A change that only its person can decide on: somebody has changed the same, or the server does not take it. */
export function StuckChange({ entry, queue, onDecided }: StuckChangeProps) {
  return entry.operation === 'change' && entry.theirs ? (
    <TwoVersions entry={entry} theirs={entry.theirs} queue={queue} onDecided={onDecided} />
  ) : (
    <Refused entry={entry} queue={queue} onDecided={onDecided} />
  )
}

type Change = Extract<Entry, { operation: 'change' }>
type TwoVersionsProps = StuckChangeProps & { entry: Change; theirs: NonNullable<Change['theirs']> }

const words = { after: 'What you choose is saved at once.', back: 'Decide later' }
const names: Record<string, string> = { ...statusNames, ...visibilityNames }
const show = (field: string, value: string | number) =>
  field === 'status' || field === 'visibility' ? (names[value] ?? value) : value

function TwoVersions({ entry, theirs, queue, onDecided }: TwoVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  const { gameId, ...mine } = entry.body
  const three = {
    base: valuesOf(entry.idea),
    mine: valuesOf({ ...entry.idea, ...mine }),
    theirs: valuesOf(theirs),
  }
  const found = differences(three).filter(({ field }) => field in mine)
  const heading = `“${theirs.title}” was changed elsewhere meanwhile`
  function take(choice: Choice<keyof IdeaValues>) {
    const given = Object.keys(choice).filter((field) => choice[field as keyof IdeaValues] === 'theirs')
    void queue.decide(entry.seq, given).then(onDecided)
  }
  if (isOpen)
    return (
      <Conflict
        heading={heading}
        found={found}
        first={Object.fromEntries(found.map(({ field }) => [field, 'mine']))}
        labels={labels}
        show={show}
        words={words}
        onTake={take}
        onCancel={() => setOpen(false)}
      />
    )
  return (
    <Notice>
      <p role="alert">{heading}. What you wrote is kept.</p>
      <p>
        <Button onClick={() => setOpen(true)}>Compare</Button>
      </p>
    </Notice>
  )
}

const done: Record<Entry['operation'], string> = {
  create: 'kept',
  change: 'saved',
  delete: 'deleted',
  restore: 'brought back',
}

function Refused({ entry, queue, onDecided }: StuckChangeProps) {
  const about = useId()
  const [said, setSaid] = useState('')
  const { title = '', body = '' } = entry.operation === 'create' ? entry.body : { ...entry.idea, ...textsOf(entry) }
  const text = [title, body].filter((part) => part !== '').join('\n\n')
  const copy = async () => {
    // A page that is not served securely has no clipboard.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'Copied.' : 'Your browser does not let this page copy. Select the text instead.')
  }
  return (
    <Notice>
      <p role="alert" id={about}>
        “{title}” was not {done[entry.operation]}: {entry.refused}
      </p>
      {body && <LongText text={body} lines={40} />}
      <p className={actions.actions}>
        <Button aria-describedby={about} onClick={() => void queue.retry(entry.seq).then(onDecided)}>
          Try again
        </Button>
        <Button variant="quiet" aria-describedby={about} onClick={copy}>
          Copy the text
        </Button>
        <Button variant="quiet" aria-describedby={about} onClick={() => void queue.drop(entry.seq).then(onDecided)}>
          Drop it
        </Button>
      </p>
      <p role="status">{said}</p>
    </Notice>
  )
}

const textsOf = (entry: Entry) =>
  entry.operation === 'change'
    ? { title: entry.body.title ?? entry.idea.title, body: entry.body.body ?? entry.idea.body }
    : {}
