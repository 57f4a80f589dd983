import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../platform/game/failed-call.tsx'
import LeftTexts from '../../../../platform/game/left-texts.tsx'
import actions from '../../../../platform/page/actions.module.css'
import { Notice } from '../../../../platform/page/notice.tsx'
import { selectUser } from '../../../../platform/session/session-slice.ts'
import { newKsuid } from '../../../../rules/new-ksuid.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { forgetIdeaDraft, readStrayDrafts } from '../../idea-draft.ts'
import { type IdeaValues, labels, problemsOf, tagsOf } from '../../idea-values.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'

type StrayDraftsProps = {
  /** All that I keep. */
  ideas: readonly Idea[]
  /** The person has decided, and the buttons are gone. */
  onDecided: () => void
}

/** What was being typed into ideas that another device has deleted meanwhile: to be kept anew, or thrown away. */
export function StrayDrafts({ ideas, onDecided }: StrayDraftsProps) {
  const userId = useSelector(selectUser)?.userId ?? ''
  const { entries, queue } = useOutbox()
  const [failure, setFailure] = useState<unknown>()
  // What is on its way to the outbox, or in it, is shown elsewhere.
  const onTheirWay = new Set(entries.map(({ ideaId }) => ideaId))
  const drafts = readStrayDrafts(userId, ideas).filter(({ base }) => !onTheirWay.has(base.ideaId))
  const [, setDecided] = useState(0)
  const decide = (idea: Idea) => {
    forgetIdeaDraft(idea)
    setDecided((count) => count + 1)
    onDecided()
  }
  const keep = ({ kind, ...idea }: Idea, { title, body, tags }: IdeaValues) => {
    const kept = queue.add({ operation: 'create', ideaId: newKsuid(), body: { kind, title, body, tags: tagsOf(tags) } })
    kept.then(() => decide({ kind, ...idea }), setFailure)
  }
  return drafts.map(({ base, values }) => (
    <Notice key={base.ideaId}>
      <p role="alert">“{base.title}” was deleted elsewhere while you were writing.</p>
      <LeftTexts
        level={3}
        about="It was not saved. It stays here until you decide, or close this tab."
        texts={(['title', 'body', 'tags'] as const)
          .map((field) => ({ label: labels[field], text: values[field], isLong: field === 'body' }))
          .filter(({ text }) => text !== '')}
      />
      <p className={actions.actions}>
        {Object.keys(problemsOf(values)).length === 0 && (
          <Button onClick={() => keep(base, values)}>Keep it as a new idea</Button>
        )}
        <Button variant="quiet" onClick={() => decide(base)}>
          Throw it away
        </Button>
      </p>
      <FailedCall error={failure} fallback="This device has no room for it. Nothing was changed." />
    </Notice>
  ))
}
