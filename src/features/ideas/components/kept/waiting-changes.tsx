import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Idea } from '../../../../contract/types.gen.ts'
import { useCopy } from '../../../../forms/form-end.tsx'
import { LongText } from '../../../../game/others-text.tsx'
import { newKsuid } from '../../../../rules/ids.ts'
import { useUserId } from '../../../../session/hooks.ts'
import { Notice } from '../../../../shell/page/lazy-part.tsx'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../../ui/focus-back/use-focus-back.ts'
import { takeStrayDrafts, writeIdeaDraft } from '../../model/drafts.ts'
import type { PendingIdea } from '../../model/idea-mutations.ts'
import { copyOfDraft } from '../../model/idea-values.ts'
import { type IdeaDispatch, reportConflicts, useOutbox, useQueue } from '../../model/use-outbox.ts'

type WaitingChangesProps = {
  /** All my kept ideas, once they are loaded. */
  ideas: readonly Idea[] | undefined
  /** Called when the person has decided and the buttons disappear. */
  onDecided: () => void
}

/** The pending changes, and the changes that the server refused. */
export function WaitingChanges({ ideas, onDecided }: WaitingChangesProps) {
  const { entries } = useOutbox()
  useStrayDrafts(ideas)
  return (
    <>
      <WaitingNote />
      {entries.map((one) => one.refused !== undefined && <Refused key={one.seq} one={one} onDecided={onDecided} />)}
    </>
  )
}

/** Text typed into ideas that were deleted elsewhere becomes a copy, once the list is loaded. */
function useStrayDrafts(ideas: readonly Idea[] | undefined) {
  const userId = useUserId()
  const dispatch = useDispatch<IdeaDispatch>()
  const { queue, isRead } = useOutbox()
  const keepStray = useEffectEvent(() => {
    for (const draft of takeStrayDrafts(userId, ideas ?? [])) {
      const ideaId = newKsuid()
      const body = copyOfDraft(draft, Date.now())
      const conflict = { ideaId, title: draft.base.title, isGone: true, copy: body.title, keptByServer: [] }
      queue.add({ operation: 'create', ideaId, body }).then(
        () => dispatch(reportConflicts([conflict])),
        () => writeIdeaDraft(draft),
      )
    }
  })
  const isThere = ideas !== undefined && isRead
  useEffect(() => {
    if (isThere) keepStray()
  }, [isThere])
}

const reasons = {
  network: "You're offline. Your changes will be sent once you're back online.",
  server: "Couldn't send your changes. We'll keep trying.",
  rateLimit: 'The server asked us to wait. Your changes will be sent soon.',
}
const whereStored = (isPersistent: boolean) =>
  isPersistent
    ? 'Until then, they stay on this device.'
    : "This browser can't store anything: keep this page open until then, or you'll lose your changes."

/** Why changes are pending, and how many. A screen reader announces the reason alone, not each new number. */
function WaitingNote() {
  const { entries, waitsFor, isPersistent, queue } = useOutbox()
  const count = entries.filter(({ refused }) => refused === undefined).length
  const reason = count > 0 && waitsFor ? `${reasons[waitsFor]} ${whereStored(isPersistent)}` : ''
  return (
    <>
      {reason && (
        <Notice>
          <p>
            <strong>{count === 1 ? '1 change is waiting.' : `${count} changes are waiting.`}</strong> {reason}
          </p>
          {waitsFor === 'server' && (
            <p>
              <Button onClick={queue.wake}>Try now</Button>
            </p>
          )}
        </Notice>
      )}
      <LiveRegion message={reason && `Changes are waiting. ${reason}`} />
    </>
  )
}

const verbs: Record<PendingIdea['operation'], string> = {
  create: 'keep',
  change: 'save',
  delete: 'delete',
  restore: 'restore',
}

/** The title and the text of the change. */
function textsOf(one: PendingIdea): { title: string; body: string } {
  const { title = '', body = '' } = one.operation === 'create' ? one.body : one.idea
  return { title, body, ...(one.operation === 'change' && one.body) }
}

/** A refused change: the reason, and what the person can do. */
function Refused({ one, onDecided }: { one: PendingIdea; onDecided: () => void }) {
  const queue = useQueue()
  const about = useId()
  const part = useRef<HTMLDivElement>(null)
  // Another tab may decide it. Then this notice disappears while it has the focus.
  useFocusAfterRemoval(part, 'section')
  const [outcome, copy] = useCopy()
  const { title, body } = textsOf(one)
  return (
    <div ref={part}>
      <Notice>
        <p role="alert" id={about}>
          Couldn't {verbs[one.operation]} “{title}”. {one.refused}
        </p>
        {body && <LongText text={body} lines={40} />}
        <p className={common.actions}>
          <Button aria-describedby={about} onClick={() => void queue.retry(one.seq).then(onDecided)}>
            Try again
          </Button>
          <Button
            variant="quiet"
            aria-describedby={about}
            onClick={() => copy([title, body].filter(Boolean).join('\n\n'))}
          >
            Copy
          </Button>
          <Button
            variant="quietDanger"
            aria-describedby={about}
            onClick={() => void queue.drop(one.seq).then(onDecided)}
          >
            Discard
          </Button>
        </p>
        <p role="status">{outcome}</p>
      </Notice>
    </div>
  )
}
