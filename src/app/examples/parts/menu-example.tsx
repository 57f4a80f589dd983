import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { ChevronDownIcon } from '../../../ui/icon/icons.tsx'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'

export function MenuExample() {
  const { toast } = useOverlays()
  const actions = ['Edit', 'Copy', 'Export', 'Delete']
  return (
    <MenuButton
      label="Actions"
      items={actions.map((label) => ({
        id: label,
        label,
        danger: label === 'Delete',
        onSelect: () => toast.info(`You chose ${label}.`),
      }))}
    >
      <span className={buttonClass()}>
        Actions <ChevronDownIcon />
      </span>
    </MenuButton>
  )
}
