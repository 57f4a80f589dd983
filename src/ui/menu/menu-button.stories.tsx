import { expect, fn } from 'storybook/test'
import { Matrix, pseudoStates } from '../../../.storybook/blocks/matrix.tsx'
import {
  expectSeen,
  inLargeText,
  inWindow,
  onPhone,
  opened,
  rightToLeft,
} from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { buttonClass } from '../button/button.tsx'
import { FullscreenIcon, LogOutIcon, UserIcon } from '../icon/icons.tsx'
import { MenuButton } from './menu-button.tsx'

const actions = ['Edit', 'Export', 'Copy', 'Retire', 'Remove']
const itemsOf = (labels: string[]) =>
  labels.map((label) => ({ id: label, label, danger: label === 'Remove', onSelect: fn() }))

const meta = preview.meta({
  title: 'Components/Menu',
  component: MenuButton,
  args: { label: 'Actions', items: itemsOf(actions) },
})

const labels = ['Menu', 'Actions']

/** The button in every state, with three bars and with text. */
export const AllStates = meta.story({
  render: (args) => (
    <Matrix label="States of the button" rows={labels} columns={['at rest', ...pseudoStates]}>
      {(label) => (
        <MenuButton {...args} label={label}>
          {label === 'Menu' ? undefined : <span className={buttonClass()}>{label}</span>}
        </MenuButton>
      )}
    </Matrix>
  ),
})

/** The button alone. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions', expanded: false })).toBeVisible()
  },
})

/** One click opens it, another chooses. Then the focus returns to the button. */
export const Open = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await step('Choose', async () => {
      await userEvent.click(button)
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Copy' }))
      await expect(args.items[2]?.onSelect).toHaveBeenCalledOnce()
      await expect(button).toHaveFocus()
    })
    await step('Open again', async () => {
      await userEvent.click(button)
      await expectSeen(() => canvas.getByRole('menuitem', { name: 'Edit' }))
    })
  },
})

/** An item that removes something is red, and comes last. */
export const WithDanger = meta.story({
  args: {
    items: [
      { id: 'copy', label: 'Copy', danger: false, onSelect: fn() },
      { id: 'delete', label: 'Delete', danger: true, onSelect: fn() },
    ],
  },
  decorators: opened,
  parameters: inWindow(),
  play: async ({ canvas }) => {
    const colourOf = (name: string) => getComputedStyle(canvas.getByRole('menuitem', { name })).color
    await expectSeen(() => canvas.getByRole('menuitem', { name: 'Delete' }))
    await expect(colourOf('Delete')).not.toBe(colourOf('Copy'))
  },
})

/** The item that is shown now has a tick. */
export const WithCurrent = meta.story({
  args: {
    label: 'Switch game',
    items: [
      { id: 'crown', label: 'The Ember Crown', current: true, onSelect: fn() },
      { id: 'salt', label: 'Salt and Lanterns', onSelect: fn() },
    ],
  },
  decorators: opened,
  parameters: inWindow(),
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('menuitem', { name: 'The Ember Crown', current: true }))
  },
})

/** You can open it, walk through it and close it with the keyboard. */
export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const focused = async (name: string) => expect(await canvas.findByRole('menuitem', { name })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expectSeen(() => canvas.getByRole('menu', { name: 'Actions' }))
    await userEvent.keyboard('{Home}')
    await focused('Edit')
    await userEvent.keyboard('{End}')
    await focused('Remove')
    await userEvent.keyboard('{ArrowDown}')
    await focused('Edit')
    await userEvent.keyboard('c')
    await focused('Copy')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Actions', expanded: false })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await focused('Remove')
  },
})

/** Each item has an icon before its text. */
export const WithIcons = meta.story({
  args: {
    label: 'Menu',
    items: [
      { id: 'profile', label: 'Profile', icon: <UserIcon />, onSelect: fn() },
      { id: 'fullscreen', label: 'Fullscreen', icon: <FullscreenIcon />, onSelect: fn() },
      { id: 'logout', label: 'Logout', icon: <LogOutIcon />, onSelect: fn() },
    ],
  },
  decorators: opened,
  parameters: inWindow('16rem'),
  play: async ({ canvas }) => expectSeen(() => canvas.getByRole('menuitem', { name: 'Profile' })),
})

export const LongText = meta.story({
  args: { items: itemsOf(['Copy this character and all its blocks, refills and notes to another game', ...actions]) },
  globals: onPhone,
  decorators: opened,
  parameters: inWindow(),
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('menu')).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'اطلب مشروبا', items: itemsOf(['عصير', 'حليب', 'شاي']) },
  decorators: opened,
  globals: rightToLeft,
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  decorators: opened,
})
