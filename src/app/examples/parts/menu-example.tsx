import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'

export function MenuExample() {
  const { toast } = useOverlays()
  const drinks = ['Ale', 'Cider', 'Mead', 'Milk']
  return (
    <MenuButton
      label="Order a drink"
      items={drinks.map((label) => ({ id: label, label, onSelect: () => toast.info(`${label}, coming up.`) }))}
    />
  )
}
