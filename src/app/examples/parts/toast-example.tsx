import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function ToastExample() {
  const { toast } = useOverlays()
  return (
    <>
      <Button onClick={() => toast.info('The lamp is lit.')}>Info</Button>
      <Button onClick={() => toast.success('Your seat is saved.')}>Success</Button>
      <Button onClick={() => toast.warning('The candle is burning low.')}>Warning</Button>
      <Button onClick={() => toast.error('The door is stuck.')}>Error</Button>
    </>
  )
}
