import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LoginDialog, type SignInStep } from './login-dialog.tsx'

/** Opens over any page. The caller keeps the step, so that the browser's Back can lead from Verify to Start. */
export function LoginExample() {
  const isSignedIn = useSelector(selectIsSignedIn)
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState<SignInStep>('start')
  if (isSignedIn) return <p>You are signed in.</p>
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Sign in
      </Button>
      <LoginDialog open={isOpen} step={step} onStepChange={setStep} onClose={() => setIsOpen(false)} />
    </>
  )
}
