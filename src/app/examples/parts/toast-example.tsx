import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function ToastExample() {
  const { toast } = useOverlays()
  return (
    <>
      <Button onClick={() => toast.info('Someone changed the dates.')}>Info</Button>
      <Button onClick={() => toast.success('Link copied.')}>Success</Button>
      <Button onClick={() => toast.warning("You'll be signed out in less than 2 minutes.")}>Warning</Button>
      <Button onClick={() => toast.error("Couldn't save the game. Try again.")}>Error</Button>
    </>
  )
}
