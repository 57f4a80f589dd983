import { useState } from 'react'
import type { NewIdea } from '../../contract/types.gen.ts'
import { newKsuid } from '../../rules/new-ksuid.ts'
import { isStuck } from './outbox/is-stuck.ts'
import { useOutbox } from './outbox/use-outbox.ts'

/** Keeps ideas, by the outbox: with an id of their own, at once, and without a network too. */
export function useKeep() {
  const { queue, entries } = useOutbox()
  const [error, setError] = useState<unknown>()
  /** What was kept last, in words, for whoever does not see the list. */
  const [kept, setKept] = useState('')
  async function keep(body: NewIdea) {
    // Pressed twice for one card, it is kept once.
    const asked = JSON.stringify(body)
    if (
      entries.some((entry) => entry.operation === 'create' && !isStuck(entry) && JSON.stringify(entry.body) === asked)
    )
      return
    setKept('')
    try {
      await queue.add({ operation: 'create', ideaId: newKsuid(), body })
      setKept(`Kept: ${body.title}`)
      setError(undefined)
    } catch (fault) {
      setError(fault)
    }
  }
  return { keep, error, kept }
}
