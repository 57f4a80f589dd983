import { useState } from 'react'
import { nudgeSound, playNudge } from '../../../game/nudge-sound.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'

/** Whether this device plays a sound when someone nudges me. Turning it on plays it once. */
export function NudgeSound() {
  const [isOn, setIsOn] = useState(nudgeSound.isOn)
  const turn = (on: boolean) => {
    setIsOn(on)
    nudgeSound.turn(on)
    if (on) void playNudge()
  }
  return (
    <Checkbox
      label="Play a sound when someone nudges me"
      hint="On this device only."
      checked={isOn}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
