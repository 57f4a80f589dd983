import { CopyIcon, LogOutIcon } from '../../ui/icon/icons.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'

/**
 * Actions that are needed now and then. `label` names the button and the menu, even if the button shows only an icon.
 */
export function MenuExample({ copyLink, leave }: { copyLink: () => void; leave: () => void }) {
  const items = [
    { id: 'copy', label: 'Copy the link', icon: <CopyIcon />, onSelect: copyLink },
    { id: 'leave', label: 'Leave the table', icon: <LogOutIcon />, onSelect: leave },
  ]
  return <MenuButton label="Table" items={items} />
}
