import { useEffect, useId } from 'react'
import { useDispatch } from 'react-redux'
import { progressClosed } from './overlays-slice.ts'
import { useOverlays } from './use-overlays.ts'

/** A call of RTK Query that is under way. */
type Running<Answer> = Promise<Answer> & { abort: () => void }

/**
 * Runs a call under the progress modal, where the person can cancel it once it takes long. A call that was cancelled
 * ends with an error for which `isAborted` is true: of that nothing is to be said. Whoever leaves what has called is held
 * no longer, and the call goes on.
 *
 * @example
 * const { error } = await run('Creating the game…', () => create({ body }))
 */
export function useCancellable() {
  const { withProgress } = useOverlays()
  const id = useId()
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(progressClosed(id)), [dispatch, id])
  return <Answer>(label: string, begin: () => Running<Answer>): Promise<Answer> =>
    withProgress({ id, label }, ({ signal }) => {
      const call = begin()
      signal.addEventListener('abort', () => call.abort())
      return call
    })
}
