import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Idea } from '../../../contract/types.gen.ts'
import { useLeaving } from '../../../forms/stored.ts'
import { saveAfterMs } from '../../../rules/limits.ts'
import { type Editing, readIdeaDraft, writeIdeaDraft } from './drafts.ts'
import { changeOf, type IdeaValues, problemsOf, takenOver, typedOver, valuesOf } from './idea-values.ts'
import { useOutbox } from './use-outbox.ts'
import { savedWords } from './words.ts'

/**
 * Saves an idea while it is edited. The text goes to the outbox when the person pauses or leaves. Until then it
 * survives a reload as a draft.
 * @param idea the idea as it is now
 * @param gameId the game in which others may see the idea, as `gameToShowIn` says
 */
export function useAutosave(idea: Idea, gameId: string | undefined) {
  const { queue, entries, waitsFor, isPersistent } = useOutbox()
  const [editing, show] = useState<Editing>(() => readIdeaDraft(idea) ?? { base: idea, values: valuesOf(idea) })
  const { values } = editing
  const now = useRef(editing)
  function put(next: Editing) {
    now.current = next
    writeIdeaDraft(next)
    show(next)
  }
  const problems = problemsOf(values)
  const isChanged = Object.keys(typedOver(editing.base, values)).length > 0
  const canSave = isChanged && Object.keys(problems).length === 0

  const takeOver = useEffectEvent((newest: Idea) => {
    if (newest.rev > now.current.base.rev) put(takenOver(now.current, newest))
  })
  useEffect(() => takeOver(idea), [idea])

  /** Returns whether all of the text is in the outbox afterwards. */
  async function save(): Promise<boolean> {
    const { base, values } = now.current
    const typed = typedOver(base, values)
    if (Object.keys(typed).length === 0) return true
    if (Object.keys(problemsOf(values)).length > 0) return false
    const body = changeOf(typed, gameId)
    const { gameId: game, ...rest } = body
    await queue.add({ operation: 'change', ideaId: idea.ideaId, idea: base, body })
    const then = now.current
    put({ ...then, base: { ...then.base, ...rest, ...(game && { gameId: game }) } })
    return true
  }
  const latest = useRef(save)
  latest.current = save
  const last = useRef(Promise.resolve(true))
  /** Runs one save after the other. */
  const [saveNow] = useState(() => () => {
    last.current = last.current.then(() => latest.current())
    return last.current
  })
  const asked = canSave ? JSON.stringify(values) : ''
  useEffect(() => {
    if (asked === '') return
    const timer = setTimeout(saveNow, saveAfterMs)
    return () => clearTimeout(timer)
  }, [asked, saveNow])
  useLeaving(() => void saveNow())

  const waiting = entries.filter(({ ideaId }) => ideaId === idea.ideaId)
  return {
    values,
    change: (change: Partial<IdeaValues>) => put({ ...now.current, values: { ...now.current.values, ...change } }),
    problems,
    state: savedWords({
      isUnsaved: isChanged || waiting.some(({ refused }) => refused !== undefined),
      count: waiting.length,
      isHeldUp: waitsFor !== undefined,
      isPersistent,
    }),
    /** Saves at once, for a person who leaves; returns whether all of it is saved. */
    saveNow,
  }
}
