import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { abortAttempt } from './abort-attempt.ts'
import type { SignInDispatch } from './attempt.ts'

/**
 * Aborts the running call when the person leaves a step (Back, "Change", a link). Its late answer must not move them.
 */
export function useAbortOnLeave(): void {
  const dispatch = useDispatch<SignInDispatch>()
  useEffect(
    () => () => {
      dispatch(abortAttempt())
    },
    [dispatch],
  )
}
