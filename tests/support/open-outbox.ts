import { onTestFinished, vi } from 'vitest'
import { examples } from '../../src/contract/examples.gen.ts'
import { zIdea } from '../../src/contract/schemas/ideas.gen.ts'
import type { Idea, IdeaChange } from '../../src/contract/types.gen.ts'
import {
  type Conflict,
  type IdeaMutation,
  ideaRules,
  type PendingIdea,
} from '../../src/features/ideas/model/idea-mutations.ts'
import { createOutbox, type Outcome } from '../../src/forms/outbox/outbox.ts'
import { openInMemory } from '../../src/forms/outbox/pending-storage.ts'

export const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 1 })

/** A change of an idea, as in the form. */
export const changing = (idea: Idea, body: IdeaChange): IdeaMutation => ({
  operation: 'change',
  ideaId: idea.ideaId,
  idea,
  body,
})

type Answer = Outcome<Idea> | ((one: PendingIdea) => Outcome<Idea> | Promise<Outcome<Idea>>)

/** A person's outbox of ideas, whose calls are answered one after the other; by default each is done. */
export function openOutbox({ person = 'rowan', storage = openInMemory<PendingIdea>(), answers = [] as Answer[] } = {}) {
  const sent: PendingIdea[] = []
  const conflicts: Conflict[] = []
  const asks = { isSignedIn: true }
  const outbox = createOutbox({
    person,
    name: `ideas/${person}`,
    storage: Promise.resolve(storage),
    rules: ideaRules,
    send: async (one) => {
      sent.push(one)
      const answer = answers.shift() ?? { is: 'done' }
      return typeof answer === 'function' ? answer(one) : answer
    },
    maySend: () => asks.isSignedIn,
    onEnded: (_one, _end, met) => conflicts.push(...met),
    onEndedElsewhere: () => {},
  })
  onTestFinished(outbox.close)
  const titles = () => sent.map((one) => ('body' in one ? one.body.title : one.operation))
  /** Waits until all work without timers is done. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const left = () => outbox.get().entries.length
  return { outbox, sent, conflicts, titles, settle, left, asks, storage }
}
