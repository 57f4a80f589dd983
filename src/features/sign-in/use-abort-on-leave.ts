import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { abortAttempt } from './abort-attempt.ts'
import type { SignInDispatch } from './attempt.ts'

/** Whoever leaves a step (Back, "Change", a link) no longer waits for its call: its answer must not move them. */
export function useAbortOnLeave(): void {
  const dispatch = useDispatch<SignInDispatch>()
  useEffect(
    () => () => {
      dispatch(abortAttempt())
    },
    [dispatch],
  )
}
