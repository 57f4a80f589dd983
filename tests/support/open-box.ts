import { onTestFinished, vi } from 'vitest'
import { examples } from '../../src/contract/examples.gen.ts'
import { zIdea } from '../../src/contract/schemas/ideas.gen.ts'
import type { Idea, IdeaChange } from '../../src/contract/types.gen.ts'
import type { Entry, Wish } from '../../src/features/ideas/model/outbox/entry.ts'
import { openMemoryEntries } from '../../src/features/ideas/model/outbox/entry-storage.ts'
import { createOutbox, type Outcome } from '../../src/features/ideas/model/outbox/outbox.ts'

export const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 1 })

/** A change of an idea as it stood in the form. */
export const changing = (idea: Idea, body: IdeaChange): Wish => ({
  operation: 'change',
  ideaId: idea.ideaId,
  idea,
  body,
})

type Answer = Outcome | ((entry: Entry) => Outcome | Promise<Outcome>)

/** A person's outbox, whose sends are answered one after the other; what is not said is done. */
export function openBox({ person = 'rowan', storage = openMemoryEntries(), answers = [] as Answer[] } = {}) {
  const sent: Entry[] = []
  const asks = { isSignedIn: true }
  const outbox = createOutbox({
    person,
    storage: Promise.resolve(storage),
    send: async (entry) => {
      sent.push(entry)
      const answer = answers.shift() ?? { is: 'done' }
      return typeof answer === 'function' ? answer(entry) : answer
    },
    maySend: () => asks.isSignedIn,
    onNews: () => {},
  })
  onTestFinished(outbox.close)
  const titles = () => sent.map((entry) => ('body' in entry ? entry.body.title : entry.operation))
  /** What is not waiting for a timer is over. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const left = () => outbox.get().entries.length
  return { outbox, sent, titles, settle, left, asks, storage, answers }
}
