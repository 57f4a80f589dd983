import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { Conflict } from '../../../../forms/conflict.tsx'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import { type Choice, differences } from '../../../../forms/merge-values.ts'
import { LongText } from '../../../../game/long-text.tsx'
import actions from '../../../../shell/page/actions.module.css'
import { Notice } from '../../../../shell/page/notice.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useFocusBack, useFocusPassedOn } from '../../../../ui/focus-back/use-focus-back.ts'
import { type IdeaValues, labels, valuesOf } from '../../model/idea-values.ts'
import type { Change } from '../../model/outbox/compare.ts'
import type { Entry } from '../../model/outbox/entry.ts'
import { standingOf } from '../../model/outbox/standing-of.ts'
import type { Outbox } from '../../model/outbox/use-outbox.ts'
import { whyNot } from '../../model/outbox/why-not.ts'
import { statusNames, visibilityNames } from '../../model/words.ts'
import { keepAnew } from './deleted-text.tsx'
import { GoneChange } from './gone-change.tsx'

type StuckChangeProps = {
  entry: Entry
  /** All that waits. */
  entries: readonly Entry[]
  /** All that I keep, once they are there. */
  ideas: readonly Idea[] | undefined
  queue: Outbox
  /** The person has decided, and the buttons are gone. */
  onDecided: () => void
}

/** What is not sent by itself: somebody has changed the same, the idea is gone, or the server does not take it. */
export function StuckChange({ entry, entries, ideas, queue, onDecided }: StuckChangeProps) {
  const standing = standingOf(entry, entries, ideas)
  const { seq } = entry
  useEffect(() => {
    if (standing === 'back') void queue.retry(seq)
  }, [standing, queue, seq])
  const common = { queue, onDecided }
  const isChange = entry.operation === 'change'
  if (standing === 'quiet' || standing === 'back') return null
  return (
    // Another one takes its place where the idea is deleted.
    <Part key={standing}>
      {isChange && standing === 'gone' ? (
        <GoneChange entry={entry} {...common} />
      ) : isChange && entry.theirs ? (
        <TwoVersions entry={entry} theirs={entry.theirs} {...common} />
      ) : (
        <Refused entry={entry} {...common} />
      )}
    </Part>
  )
}

/** It may leave because of what is done in another tab. */
function Part({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusPassedOn(part, 'section')
  return <div ref={part}>{children}</div>
}

type OneProps<One extends Entry> = Pick<StuckChangeProps, 'queue' | 'onDecided'> & { entry: One }
type TwoVersionsProps = OneProps<Change> & { theirs: Idea }

const words = { after: 'What you choose is saved at once.', back: 'Decide later' }
const names: Record<string, string> = { ...statusNames, ...visibilityNames }
const show = (field: string, value: string | number) =>
  field === 'status' || field === 'visibility' ? (names[value] ?? value) : value

function TwoVersions({ entry, theirs, queue, onDecided }: TwoVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusBack(isOpen)
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
        <Button ref={opener} onClick={() => setOpen(true)}>
          Compare
        </Button>
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

function Refused({ entry, queue, onDecided }: OneProps<Entry>) {
  const about = useId()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<unknown>()
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
  const keep = ({ kind, title, body, tags, status }: Idea) =>
    keepAnew(queue, { kind, title, body, tags, status })
      .then(() => queue.drop(entry.seq))
      .then(onDecided, setFailure)
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
        {entry.operation === 'restore' && (
          <Button aria-describedby={about} onClick={() => void keep(entry.idea)}>
            Keep it as a new idea
          </Button>
        )}
        <Button variant="quiet" aria-describedby={about} onClick={copy}>
          Copy the text
        </Button>
        <Button
          variant="quietDanger"
          aria-describedby={about}
          onClick={() => void queue.drop(entry.seq).then(onDecided)}
        >
          Drop it
        </Button>
      </p>
      <p role="status">{said}</p>
      <FailedCall error={failure} fallback={`The idea was not kept. ${whyNot(failure)}`} />
    </Notice>
  )
}

const textsOf = (entry: Entry) =>
  entry.operation === 'change'
    ? { title: entry.body.title ?? entry.idea.title, body: entry.body.body ?? entry.idea.body }
    : {}
