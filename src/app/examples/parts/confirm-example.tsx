import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function ConfirmExample() {
  const { confirm, toast } = useOverlays()
  const ask = async () => {
    const ok = await confirm({ title: 'Leave the game?', message: 'Your seat opens up.' })
    toast.info(ok ? 'You left the game.' : "You're still in the game.")
  }
  const askTwice = async () => {
    const options = {
      title: 'Withdraw the dates?',
      message: "This removes the proposed dates and everyone's answers.",
      confirmLabel: 'Withdraw dates',
      danger: true,
    }
    if (await confirm(options)) toast.success('Dates withdrawn.')
  }
  return (
    <>
      <Button onClick={ask}>Confirm</Button>
      <Button onClick={askTwice}>Confirm, dangerous</Button>
    </>
  )
}
