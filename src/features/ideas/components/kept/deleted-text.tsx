import { useState } from 'react'
import type { Idea, NewIdea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import LeftTexts, { type LeftText } from '../../../../forms/left-texts.tsx'
import { newKsuid } from '../../../../rules/new-ksuid.ts'
import actions from '../../../../shell/page/actions.module.css'
import { Notice } from '../../../../shell/page/notice.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { type IdeaValues, labels, problemsOf, tagsOf } from '../../model/idea-values.ts'
import type { Outbox } from '../../model/outbox/use-outbox.ts'
import { whyNot } from '../../model/outbox/why-not.ts'

type DeletedTextProps = {
  /** The idea as it was before. */
  idea: Pick<Idea, 'kind' | 'title'>
  /** What became of it, a sentence. */
  what?: string
  /** What stood in its form. */
  values: IdeaValues
  /** What else is to be known of it. */
  also?: readonly LeftText[]
  /** How long it stays, a sentence. */
  stays: string
  queue: Outbox
  /** The person has decided: it is kept anew, or thrown away. */
  onDecided: () => void
}

/** What was typed into an idea that was deleted meanwhile: to be kept anew, or thrown away. */
export function DeletedText({ idea, what, values, also = [], stays, queue, onDecided }: DeletedTextProps) {
  const [failure, setFailure] = useState<unknown>()
  const texts = textFields.map((field) => ({ label: labels[field], text: values[field], isLong: field === 'body' }))
  const keep = () => keepAnew(queue, { kind: idea.kind, ...textsOf(values) }).then(onDecided, setFailure)
  return (
    <Notice>
      <p role="alert">{what ?? `“${idea.title}” was deleted elsewhere while you were writing.`}</p>
      <LeftTexts
        level={3}
        about={`It was not saved. ${stays}`}
        texts={[...texts, ...also].filter(({ text }) => text !== '')}
      />
      <p className={actions.actions}>
        {Object.keys(problemsOf(values)).length === 0 && <Button onClick={keep}>Keep it as a new idea</Button>}
        <Button variant="quietDanger" onClick={onDecided}>
          Throw it away
        </Button>
      </p>
      <FailedCall error={failure} fallback={`The idea was not kept. ${whyNot(failure)}`} />
    </Notice>
  )
}

/** The fields of an idea that are typed. */
export const textFields = ['title', 'body', 'tags'] as const

const textsOf = ({ title, body, tags }: IdeaValues) => ({ title: title.trim(), body, tags: tagsOf(tags) })

/** Keeps what cannot be saved any more as another idea. It rejects if it cannot be put into the outbox. */
export const keepAnew = (queue: Outbox, body: NewIdea): Promise<void> =>
  queue.add({ operation: 'create', ideaId: newKsuid(), body })
