import { useState } from 'react'
import { countCharacters } from '../../ui/text-area/count-characters.ts'
import { TextArea } from '../../ui/text-area/text-area.tsx'

const limit = 500

/** What is too long is kept as it was typed; the error says what to do about it. */
export function TextAreaExample() {
  const [pitch, setPitch] = useState('')
  return (
    <TextArea
      label="Pitch"
      hint="What would make somebody want to play?"
      rows={3}
      limit={limit}
      value={pitch}
      onChange={(event) => setPitch(event.target.value)}
      error={countCharacters(pitch) > limit ? `Enter at most ${limit} characters.` : undefined}
    />
  )
}
