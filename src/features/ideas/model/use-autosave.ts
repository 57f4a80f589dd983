import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Idea } from '../../../contract/types.gen.ts'
import { changesOf } from '../../../forms/merge-values.ts'
import { type Editing, readIdeaDraft, writeIdeaDraft } from './idea-draft.ts'
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
  const [editing, show] = useState<Editing>(() => {
    const draft = readIdeaDraft(idea)
    const base = draft?.base ?? idea
    return { base, saved: valuesOf(base), values: draft?.values ?? valuesOf(base) }
  })
  const { saved, values } = editing
  const [error, setError] = useState<unknown>()
  const now = useRef(editing)
  function put(part: Partial<Editing>) {
    now.current = { ...now.current, ...part }
    writeIdeaDraft(now.current)
    show(now.current)
  }
  const problems = problemsOf(values)
  const isChanged = Object.keys(changesOf(saved, values)).length > 0
  const canSave = isChanged && Object.keys(problems).length === 0

  /** Where nothing was typed, a newer version stands in the form. What was typed stays over the text that stood there. */
  const takeOver = useEffectEvent((newest: Idea) => {
    const { base, saved, values } = now.current
    if (newest.rev <= base.rev) return
    const typed = Object.keys(changesOf(saved, values)) as (keyof IdeaValues)[]
    const came = Object.entries(changesOf(valuesOf(base), valuesOf(newest)))
    const taken = Object.fromEntries(came.filter(([field]) => !typed.includes(field as keyof IdeaValues)))
    const isOlder = Object.keys(taken).length < came.length
    const over = Object.fromEntries(typed.map((field) => [field, base[field]]))
    put({
      base: isOlder ? { ...newest, ...over, rev: base.rev } : newest,
      saved: { ...saved, ...taken },
      values: { ...values, ...taken },
    })
  })
  useEffect(() => takeOver(idea), [idea])

  /** Gives whether all that was typed is in the outbox then. */
  async function save(): Promise<boolean> {
    const { base, saved, values } = now.current
    const changes = changesOf(saved, values)
    if (Object.keys(changes).length === 0) return true
    if (Object.keys(problemsOf(values)).length > 0) return false
    const body = changeOf(changes, gameId)
    const { gameId: game, ...rest } = body
    try {
      await queue.add({ operation: 'change', ideaId: idea.ideaId, idea: base, body })
    } catch (fault) {
      setError(fault)
      return false
    }
    const then = now.current
    put({ base: { ...then.base, ...rest, ...(game && { gameId: game }) }, saved: { ...then.saved, ...changes } })
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
    change: (change: Partial<IdeaValues>) => put({ values: { ...now.current.values, ...change } }),
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
