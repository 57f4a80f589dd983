import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function ConfirmExample() {
  const { confirm, toast } = useOverlays()
  const ask = async () => {
    const ok = await confirm({ title: 'Leave the game?', message: "We'll keep your seat for an hour." })
    toast.info(ok ? 'You left the game.' : "You're staying.")
  }
  const askTwice = async () => {
    const options = { title: 'Burn the letter?', message: "You can't unburn it.", confirmLabel: 'Burn', danger: true }
    if (await confirm(options)) toast.warning('Ashes.')
  }
  return (
    <>
      <Button onClick={ask}>Confirm</Button>
      <Button onClick={askTwice}>Confirm, dangerous</Button>
    </>
  )
}
