import { useState } from 'react'
import { LoginDialog, type SignInStep } from '../../../features/sign-in/components/login-dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'

export function LoginExample() {
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState<SignInStep>('start')
  const close = () => {
    setOpen(false)
    setStep('start')
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Login dialog</Button>
      <LoginDialog open={open} step={step} onStepChange={setStep} onClose={close} />
    </>
  )
}
