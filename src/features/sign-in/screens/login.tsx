import { useEffect, useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import { Redirect } from '../../../shell/redirect.tsx'
import { readReturnTo } from '../../../shell/return-to.ts'
import { routes } from '../../../shell/routes.ts'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import styles from '../components/login-dialog.module.css'
import { LoginDialog, type SignInStep } from '../components/login-dialog.tsx'
import { selectHasPending } from '../sign-in-slice.ts'

const stepOf = (state: unknown): SignInStep | undefined => {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return step === 'start' || step === 'verify' ? step : undefined
}

/**
 * The login page. The step is kept in the history entry, so that the browser's Back leads from Verify to Start. A
 * person who signs in, here or in another tab, goes to Home.
 */
export default function Login() {
  const isSignedIn = useSelector(selectIsSignedIn)
  return isSignedIn ? <Redirect to={routes.home.path} /> : <LoginPage />
}

/** Why the visitor is asked to sign in, if they were on their way to another page. */
function readReason(): string | undefined {
  const title = readReturnTo()?.title
  if (title === routes.join.title) return 'You have been invited to a game. Sign in to take your seat.'
  return title && `Sign in to continue to ${title}.`
}

/**
 * The reason to show. Someone who opened the page that they wanted reads it at once. The prerendered HTML, which a reload shows, cannot know it: there the sentence appears with hydration and moves the
 * form. So it stays away from a visitor who has already begun: a press is lost if its button moves before it ends.
 */
function useReason(): string | undefined {
  const hydrated = useHydrated()
  const [reason, say] = useState(() => (hydrated ? readReason() : undefined))
  useLayoutEffect(() => {
    if (document.activeElement === document.body) say(readReason())
  }, [])
  return reason
}

function LoginPage() {
  const hasPending = useSelector(selectHasPending)
  const step = stepOf(useLocation().state)
  const reason = useReason()
  const navigate = useNavigate()

  // A link to this page itself keeps a person at Verify until the effect has led them back.
  const [shown, setShown] = useState<SignInStep>('start')
  if (step && step !== shown) setShown(step)
  const toVerify = () => {
    void navigate('.', { replace: true, state: { step: 'start' } })
    return navigate('.', { state: { step: 'verify' } })
  }
  // There is a pending code, but the entry has no step: the code was sent from here, the phone dropped the tab, or the
  // address was entered again. The page goes on to the pending code.
  const goesOn = step === undefined && hasPending
  useEffect(() => {
    if (goesOn) void toVerify()
  })
  const goTo = (next: SignInStep) => {
    if (next === 'start') return navigate(-1)
    // Without a step, the effect has gone to Verify already. Going there again would add a history entry.
    if (step) return toVerify()
  }
  return (
    <div className={styles.login}>
      <LoginDialog
        open
        modal={false}
        step={shown}
        onStepChange={goTo}
        reason={reason}
        onClose={() => navigate(routes.welcome.path)}
      />
    </div>
  )
}
