import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'

export function MenuExample() {
  const { toast } = useOverlays()
  const actions = ['Edit', 'Copy', 'Export', 'Delete']
  return (
    <MenuButton
      label="Actions"
      items={actions.map((label) => ({ id: label, label, onSelect: () => toast.info(`You chose ${label}.`) }))}
    />
  )
}
