import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { PromptDialog } from '../../ui/prompt/prompt-dialog.tsx'

const check = (name: string) => (name.trim() === '' ? 'Enter a name for the table.' : undefined)

/** The answer is the text, or null if the person cancelled. */
export function PromptExample() {
  const [name, setName] = useState('The Gryphon')
  const [isAsking, setIsAsking] = useState(false)
  const answer = (text: string | null) => {
    setIsAsking(false)
    if (text !== null) setName(text.trim())
  }
  return (
    <>
      <p>Your table is called {name}.</p>
      <Button onClick={() => setIsAsking(true)}>Rename the table</Button>
      <PromptDialog
        open={isAsking}
        title="Rename the table"
        label="Name"
        initialValue={name}
        confirmLabel="Rename"
        validate={check}
        onAnswer={answer}
      />
    </>
  )
}
