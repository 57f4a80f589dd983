import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function PromptExample() {
  const { prompt, toast } = useOverlays()
  const askName = async () => {
    const name = await prompt({ title: 'Who are you?', label: 'Username', initialValue: 'rowan', required: true })
    if (name !== null) toast.success(`Nice to meet you, ${name}.`)
  }
  const askStory = async () => {
    const story = await prompt({ title: 'What happened?', label: 'Your story', multiline: true, required: true })
    if (story !== null) toast.success(`You wrote ${story.length} characters.`)
  }
  return (
    <>
      <Button onClick={askName}>Prompt</Button>
      <Button onClick={askStory}>Prompt, several lines</Button>
    </>
  )
}
