import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function PromptExample() {
  const { prompt, toast } = useOverlays()
  const askName = async () => {
    const name = await prompt({ title: 'Choose a username', label: 'Username', initialValue: 'rowan', required: true })
    if (name !== null) toast.success(`You're ${name} now.`)
  }
  const askRecap = async () => {
    const recap = await prompt({ title: 'Write the recap', label: 'Recap', multiline: true, required: true })
    if (recap !== null) toast.success(`You wrote ${recap.length} characters.`)
  }
  return (
    <>
      <Button onClick={askName}>Prompt</Button>
      <Button onClick={askRecap}>Prompt, several lines</Button>
    </>
  )
}
