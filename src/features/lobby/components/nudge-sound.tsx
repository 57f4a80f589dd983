import { useState } from 'react'
import { hearNudges, isNudgeHeard, playNudge } from '../../../platform/game/nudge-sound.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'

/** Whether this device makes a sound when somebody nudges me. Turning it on plays it once. */
export function NudgeSound() {
  const [isOn, setIsOn] = useState(isNudgeHeard)
  const turn = (on: boolean) => {
    setIsOn(on)
    hearNudges(on)
    if (on) void playNudge()
  }
  return (
    <Checkbox
      label="Play a sound when somebody nudges me"
      hint="On this device only."
      checked={isOn}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
