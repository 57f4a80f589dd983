import { useRef } from 'react'
import { useFocusPassedOn } from '../../../ui/focus-back/use-focus-back.ts'
import icon from '../../../ui/icon/icon.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { seatActionClass } from '../../../ui/seat/seat.tsx'

type NudgeButtonProps = {
  /** The person's name, as it stands in a sentence. */
  name: string
  /** They were nudged, and it is too soon for another. */
  isNudged: boolean
  busy: boolean
  onNudge: () => void
}

// Not among the icons of every page: only the lobby has it.
const bell = (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
  </svg>
)

/** Nudges somebody who is not ready: the whole seat is its target. */
export function NudgeButton({ name, isNudged, busy, onNudge }: NudgeButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // It disappears as soon as they are ready.
  useFocusPassedOn(button, 'section')
  return (
    <button
      ref={button}
      type="button"
      className={seatActionClass}
      aria-label={isNudged ? `Nudged ${name}` : `Nudge ${name}`}
      title={isNudged ? 'Nudged. You can nudge again in a minute.' : 'Nudge'}
      aria-disabled={isNudged || busy}
      onClick={() => isNudged || busy || onNudge()}
    >
      {isNudged ? <CheckIcon /> : bell}
    </button>
  )
}
