import { useEffect, useRef, useState } from 'react'
import type { Idea } from '../../contract/types.gen.ts'
import { changesOf } from '../../platform/game/merge-values.ts'
import { readIdeaDraft, writeIdeaDraft } from './idea-draft.ts'
import { changeOf, type IdeaValues, problemsOf, valuesOf } from './idea-values.ts'
import { saveAfterMs } from './limits.ts'
import { isStuck } from './outbox/is-stuck.ts'
import { useOutbox } from './outbox/use-outbox.ts'

/**
 * An idea while it is edited: what is typed goes to the outbox when the person pauses, or leaves, and until it is there
 * it survives a reload as a draft. Somebody's own second device may have saved meanwhile; then both versions are there
 * to choose from.
 *
 * @param idea as it is now
 * @param gameId the game in which others may see the idea, as `gameToShowIn` says
 */
export function useAutosave(idea: Idea, gameId: string | undefined) {
  const { queue, entries, waitsFor, lasts } = useOutbox()
  const [draft] = useState(() => readIdeaDraft(idea))
  const [saved, setSaved] = useState(() => valuesOf(draft?.base ?? idea))
  const [values, setValues] = useState(draft?.values ?? saved)
  const [error, setError] = useState<unknown>()
  /** The version that is typed over, what of the typing is in the outbox, and what stands in the form. */
  const now = useRef({ base: draft?.base ?? idea, saved, values })
  const problems = problemsOf(values)
  const isChanged = Object.keys(changesOf(saved, values)).length > 0
  const canSave = isChanged && Object.keys(problems).length === 0

  /** Gives whether all that was typed is in the outbox then. */
  async function save(): Promise<boolean> {
    const { base, saved, values } = now.current
    const changes = changesOf(saved, values)
    const fields = Object.keys(changes) as (keyof IdeaValues)[]
    if (fields.length === 0) return true
    if (Object.keys(problemsOf(values)).length > 0) return false
    const body = changeOf(changes, gameId)
    // A version that came meanwhile is the one to change, unless it says something else where something was typed.
    const [before, after] = [valuesOf(base), valuesOf(idea)]
    const from = fields.every((field) => before[field] === after[field]) ? idea : base
    const { gameId: game, ...rest } = body
    try {
      await queue.add({ operation: 'change', ideaId: idea.ideaId, idea: from, body })
    } catch (fault) {
      setError(fault)
      return false
    }
    now.current.base = { ...from, ...rest, ...(game && { gameId: game }) }
    now.current.saved = values
    writeIdeaDraft(now.current)
    setSaved(values)
    setError(undefined)
    return true
  }
  const latest = useRef(save)
  latest.current = save
  const last = useRef(Promise.resolve(true))
  /** One after the other: what fails is part of the next. */
  const [saveNow] = useState(() => () => {
    last.current = last.current.then(() => latest.current())
    return last.current
  })
  // A failure is tried again with the next change, or by hand: not in a circle.
  const asked = canSave ? JSON.stringify(values) : ''
  useEffect(() => {
    if (asked === '') return
    const timer = setTimeout(saveNow, saveAfterMs)
    return () => clearTimeout(timer)
  }, [asked, saveNow])
  useEffect(() => () => void saveNow(), [saveNow])

  const waiting = entries.filter(({ ideaId }) => ideaId === idea.ideaId)
  return {
    values,
    change(change: Partial<IdeaValues>) {
      now.current.values = { ...now.current.values, ...change }
      writeIdeaDraft(now.current)
      setValues(now.current.values)
    },
    problems,
    state:
      isChanged || waiting.some(isStuck) ? 'Not saved yet' : stateOf(waiting.length, waitsFor !== undefined, lasts),
    error: isChanged ? error : undefined,
    /** Saves at once what was typed, for whoever leaves or tries again; gives whether all of it is. */
    saveNow,
  }
}

function stateOf(count: number, isHeldUp: boolean, lasts: boolean): string {
  if (count === 0) return 'Saved'
  if (!isHeldUp) return 'Saving…'
  return lasts ? 'Saved on this device' : 'Waiting to be sent'
}
