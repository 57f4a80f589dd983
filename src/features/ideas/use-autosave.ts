import { useEffect, useRef, useState } from 'react'
import type { Idea } from '../../contract/types.gen.ts'
import { changesOf } from '../../platform/game/merge-values.ts'
import { changeOf, type IdeaValues, problemsOf, valuesOf } from './idea-values.ts'
import { saveAfterMs } from './limits.ts'
import { isStuck } from './outbox/is-stuck.ts'
import { useOutbox } from './outbox/use-outbox.ts'

/**
 * An idea while it is edited: what is typed goes to the outbox when the person pauses, or leaves. Somebody's own second
 * device may have saved meanwhile; then both versions are there to choose from.
 *
 * @param idea as it is now
 * @param gameId the game in which others may see the idea, as `gameToShowIn` says
 */
export function useAutosave(idea: Idea, gameId: string | undefined) {
  const { queue, entries, waitsFor, lasts } = useOutbox()
  /** The version that is being typed over, and what was saved of the typing. */
  const [base, setBase] = useState(idea)
  const [saved, setSaved] = useState(() => valuesOf(idea))
  const [values, setValues] = useState(saved)
  const [error, setError] = useState<unknown>()
  const problems = problemsOf(values)
  const changes = changesOf(saved, values)
  const isChanged = Object.keys(changes).length > 0
  const canSave = isChanged && Object.keys(problems).length === 0

  async function save() {
    const body = changeOf(changes, gameId)
    // A version that came meanwhile is the one to change, unless it says something else where something was typed.
    const [before, now] = [valuesOf(base), valuesOf(idea)]
    const isUntouched = (Object.keys(changes) as (keyof IdeaValues)[]).every((field) => before[field] === now[field])
    const from = isUntouched ? idea : base
    const { gameId: game, ...rest } = body
    setSaved(values)
    setBase({ ...from, ...rest, ...(game && { gameId: game }) })
    try {
      await queue.add({ operation: 'change', ideaId: idea.ideaId, idea: from, body })
      setError(undefined)
    } catch (fault) {
      setSaved(saved)
      setBase(base)
      setError(fault)
    }
  }
  const saveNow = () => void (canSave && save())
  const latest = useRef(saveNow)
  latest.current = saveNow
  // A failure is tried again with the next change, or by hand: not in a circle.
  const asked = canSave ? JSON.stringify(values) : ''
  useEffect(() => {
    if (asked === '') return
    const timer = setTimeout(() => latest.current(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [asked])
  useEffect(() => () => latest.current(), [])

  const waiting = entries.filter(({ ideaId }) => ideaId === idea.ideaId)
  return {
    values,
    change: (change: Partial<IdeaValues>) => setValues({ ...values, ...change }),
    problems,
    state:
      isChanged || waiting.some(isStuck) ? 'Not saved yet' : stateOf(waiting.length, waitsFor !== undefined, lasts),
    error: isChanged ? error : undefined,
    /** Saves at once what was typed, for whoever leaves or tries again. */
    saveNow,
  }
}

function stateOf(count: number, isHeldUp: boolean, lasts: boolean): string {
  if (count === 0) return 'Saved'
  if (!isHeldUp) return 'Saving…'
  return lasts ? 'Saved on this device' : 'Waiting to be sent'
}
