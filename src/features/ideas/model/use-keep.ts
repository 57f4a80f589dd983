import { useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { ideasApi } from '../../../api/ideas-api.ts'
import type { NewIdea } from '../../../contract/types.gen.ts'
import { inFigures } from '../../../lib/english.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { ideaLimits, isTooLong } from './idea-of-card.ts'
import { identityOf } from './idea-values.ts'
import { readSeen, withPending } from './use-my-ideas.ts'
import { ideaKept, type OutboxStore, useQueue } from './use-outbox.ts'

/** The idea that was kept last (by its identity), and the result in words. */
type Kept = { asked: string; words: string; ideaId: string; isNew: boolean }

const tooLong = `It's too long to keep: an idea can have up to ${inFigures(ideaLimits.body)} characters. Shorten one of its lines.`

/**
 * Keeps ideas through the outbox: at once, offline too, each with an id of its own. An idea that I already keep,
 * unchanged or edited, is not kept again.
 */
export function useKeep() {
  const store = useStore() as unknown as OutboxStore
  const queue = useQueue()
  const [error, setError] = useState<string>()
  const [kept, setKept] = useState<Kept>()
  /** The ids of the ideas kept on this visit; empty until they reach the outbox. */
  const ids = useRef(new Map<string, string | undefined>())

  /** The idea with this identity among my ideas now, including pending ones. */
  function thatOf(asked: string) {
    const { data } = store.dispatch((_, getState) => ideasApi.endpoints.listMyIdeas.select(undefined)(getState()))
    const userId = selectUser(store.getState())?.userId ?? ''
    const known = data?.pages.flatMap(({ items }) => items) ?? readSeen(userId) ?? []
    const waiting = queue
      .get()
      .entries.filter(({ operation, refused }) => operation !== 'create' || refused === undefined)
    const ideaId = ids.current.get(asked)
    return withPending(known, waiting).find((idea) => idea.ideaId === ideaId || identityOf(idea) === asked)
  }
  async function keep(body: NewIdea) {
    const asked = identityOf(body)
    const isOnItsWay = ids.current.has(asked) && ids.current.get(asked) === undefined
    if (isOnItsWay) return
    if (isTooLong(body)) return setError(tooLong)
    const there = thatOf(asked)
    if (there) return setKept({ asked, words: `Already kept: ${body.title}`, ideaId: there.ideaId, isNew: false })
    const ideaId = newKsuid()
    ids.current.set(asked, undefined)
    await queue.add({ operation: 'create', ideaId, body })
    ids.current.set(asked, ideaId)
    store.dispatch(ideaKept(ideaId))
    setKept({ asked, words: `Kept: ${body.title}`, ideaId, isNew: true })
    setError(undefined)
  }
  return { keep, error, kept }
}
