import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { Idea } from '../../../../contract/types.gen.ts'
import { selectUser } from '../../../../session/session-slice.ts'
import { forgetIdeaDraft, readStrayDrafts } from '../../model/idea-draft.ts'
import { useOutbox } from '../../model/outbox/use-outbox.ts'
import { DeletedText } from './deleted-text.tsx'

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
  // What is on its way to the outbox, or in it, is shown elsewhere.
  const onTheirWay = new Set(entries.map(({ ideaId }) => ideaId))
  const drafts = readStrayDrafts(userId, ideas).filter(({ base }) => !onTheirWay.has(base.ideaId))
  const [, setDecided] = useState(0)
  const decide = (idea: Idea) => {
    forgetIdeaDraft(idea)
    setDecided((count) => count + 1)
    onDecided()
  }
  return drafts.map(({ base, values }) => (
    <DeletedText
      key={base.ideaId}
      idea={base}
      values={values}
      stays="It stays here until you decide, or close this tab."
      queue={queue}
      onDecided={() => decide(base)}
    />
  ))
}
