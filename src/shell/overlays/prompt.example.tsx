import { Button } from '../../ui/button/button.tsx'
import { useOverlays } from './use-overlays.ts'

/** A text, checked by one of the shared rules. */
export function PromptFromAnywhereExample() {
  const { prompt, toast } = useOverlays()
  const ask = async () => {
    const name = await prompt({ title: 'Who are you?', label: 'Username', rule: 'username' })
    if (name !== null) toast.success(`Welcome, ${name}.`)
  }
  return <Button onClick={ask}>Say who you are</Button>
}
