import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { Redirect } from '../../../platform/navigation/redirect.tsx'
import { readReturnTo } from '../../../platform/navigation/return-to.ts'
import { routes } from '../../../platform/navigation/route-table.ts'
import { selectIsSignedIn } from '../../../platform/session/session-slice.ts'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { LoginDialog, type SignInStep } from '../components/login-dialog.tsx'
import { selectHasPending } from '../sign-in-slice.ts'
import styles from './login.module.css'

const stepOf = (state: unknown): SignInStep | undefined => {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return step === 'start' || step === 'verify' ? step : undefined
}

/**
 * The login page. The step is the history entry's, so that the browser's Back leads from Verify to Start. Whoever is
 * signed in, here or in another tab, goes home.
 */
export default function Login() {
  const isSignedIn = useSelector(selectIsSignedIn)
  return isSignedIn ? <Redirect to={routes.home.path} /> : <LoginPage />
}

/**
 * Whether the person was on their way to an invitation. The prerendered page cannot know: after a reload the sentence
 * comes with the app. An arrival by the link itself has no prerendered page, and reads it from the first paint on.
 */
function useIsInvited(): boolean {
  const hydrated = useHydrated()
  const [goal] = useState(() => readReturnTo())
  return hydrated && goal?.title === routes.join.title
}

function LoginPage() {
  const hasPending = useSelector(selectHasPending)
  const step = stepOf(useLocation().state)
  const isInvited = useIsInvited()
  const navigate = useNavigate()

  const goTo = (next: SignInStep) => {
    if (next === 'start') return navigate(-1)
    navigate('.', { replace: true, state: { step: 'start' } })
    return navigate('.', { state: { step: 'verify' } })
  }
  // A tab that the phone had dropped, or the address typed again: back to the code that is waited for.
  const resumes = step === undefined && hasPending
  useEffect(() => {
    if (resumes) goTo('verify')
  })
  return (
    <div className={styles.login}>
      <LoginDialog
        open
        modal={false}
        step={step ?? 'start'}
        onStepChange={goTo}
        reason={isInvited ? 'You have been invited to a game. Sign in to take your seat.' : undefined}
        onClose={() => navigate(routes.welcome.path)}
      />
    </div>
  )
}
