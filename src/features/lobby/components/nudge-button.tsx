import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../../ui/focus-back/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'

type NudgeButtonProps = {
  /** Whom, as it stands in a sentence. */
  name: string
  /** When they can be nudged again, Unix milliseconds; in the past, they can now. */
  againAt: number
  busy: boolean
  onNudge: () => void
}

/** Nudges somebody who is not ready; while that is too soon it says when. */
export function NudgeButton({ name, againAt, busy, onNudge }: NudgeButtonProps) {
  const seconds = useSecondsUntil(againAt)
  const isEarly = seconds > 0
  const button = useRef<HTMLButtonElement>(null)
  // It goes as soon as they are ready.
  useFocusPassedOn(button, 'section')
  return (
    <Button ref={button} variant="quiet" busy={busy} aria-disabled={isEarly} onClick={() => isEarly || onNudge()}>
      <span>
        {isEarly ? (
          <>
            <VisuallyHidden>Nudge {name}: </VisuallyHidden>again in {seconds} seconds
          </>
        ) : (
          <>
            Nudge<VisuallyHidden> {name}</VisuallyHidden>
          </>
        )}
      </span>
    </Button>
  )
}

/** Whole seconds until a moment of this device's clock, renewed each second; 0 once it has come. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (moment <= Date.now()) return
    const look = () => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(tick)
    }
    const tick = setInterval(look, 1000)
    look()
    return () => clearInterval(tick)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
