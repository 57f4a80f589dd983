import { useEffect, useRef, useState } from 'react'
import { statusOf } from '../../api/api-error.ts'
import { ifMatch } from '../../api/etag.ts'
import { ideasApi, useChangeIdeaMutation } from '../../api/ideas-api.ts'
import type { Idea } from '../../contract/types.gen.ts'
import { type Choice, changesOf, differences, merge } from '../../platform/game/merge-values.ts'
import { changeOf, type IdeaValues, problemsOf, valuesOf } from './idea-values.ts'
import { saveAfterMs } from './limits.ts'

/**
 * An idea while it is edited: what is typed is saved when the person pauses. Somebody's own second device may have saved
 * meanwhile; then both versions are there to choose from.
 *
 * @param gameId the game in which others may see the idea, as `gameToShowIn` says
 */
export function useAutosave(idea: Idea, gameId: string | undefined) {
  const [base, setBase] = useState(idea)
  const [values, setValues] = useState(() => valuesOf(idea))
  const [theirs, setTheirs] = useState<Idea>()
  const [save, { error, isLoading }] = useChangeIdeaMutation()
  const [load] = ideasApi.endpoints.getIdea.useLazyQuery()
  const problems = problemsOf(values)
  const changes = changesOf(valuesOf(base), values)
  const isChanged = Object.keys(changes).length > 0
  const canSave = isChanged && Object.keys(problems).length === 0 && !isLoading && !theirs

  async function send() {
    const params = { ideaId: idea.ideaId }
    const saved = await save({ params, headers: ifMatch(base), body: changeOf(changes, gameId) })
    if (saved.data) return setBase(saved.data)
    if (statusOf(saved.error) !== 412) return
    const { data: newest } = await load({ params })
    if (!newest) return
    const three = { base: valuesOf(base), mine: values, theirs: valuesOf(newest) }
    if (differences(three).length > 0) return setTheirs(newest)
    setBase(newest)
    setValues(merge(values, three.theirs, {}))
  }
  const latest = useRef(send)
  latest.current = send
  // A failure is tried again with the next change, or by hand: not in a circle.
  const asked = JSON.stringify([changes, base.rev])
  useEffect(() => {
    if (!canSave || asked === '') return
    const timer = setTimeout(() => void latest.current(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [canSave, asked])

  function take(choice: Choice<keyof IdeaValues>) {
    if (!theirs) return
    setValues(merge(values, valuesOf(theirs), choice))
    setBase(theirs)
    setTheirs(undefined)
  }
  return {
    values,
    change: (change: Partial<IdeaValues>) => setValues({ ...values, ...change }),
    problems,
    state: isLoading ? 'Saving…' : error && isChanged ? 'Not saved' : isChanged ? 'Not saved yet' : 'Saved',
    error: isLoading || !isChanged ? undefined : error,
    /** Saves at once what waits, for whoever leaves or tries again. */
    saveNow: () => void (canSave && send()),
    conflict: theirs && { found: differences({ base: valuesOf(base), mine: values, theirs: valuesOf(theirs) }), take },
  }
}
