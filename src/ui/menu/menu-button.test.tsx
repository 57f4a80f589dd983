import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { MenuButton } from './menu-button.tsx'

const LABELS = ['Profile', 'Fullscreen', 'Friends', 'Logout'] as const
type Label = (typeof LABELS)[number]

const onSelect = vi.fn()
const button = () => page.getByRole('button', { name: 'Menu' })
const menu = () => page.getByRole('menu', { name: 'Menu' })
const item = (name: Label) => page.getByRole('menuitem', { name })

function renderMenu() {
  const items = LABELS.map((label) => ({ id: label, label, onSelect: () => onSelect(label) }))
  return render(
    <>
      <button type="button">Before</button>
      <MenuButton label="Menu" items={items} />
      <button type="button">After</button>
      <p style={{ marginTop: '20rem' }}>Elsewhere</p>
    </>,
  )
}

async function openMenu() {
  await renderMenu()
  await button().click()
  await expect.element(item('Profile')).toHaveFocus()
}

beforeEach(() => {
  onSelect.mockReset()
})

describe('the button', () => {
  it.each<[string, Label]>([
    ['{Enter}', 'Profile'],
    [' ', 'Profile'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Logout'],
  ])('opens by "%s" with the focus on %s', async (key, first) => {
    await renderMenu()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(item(first)).toHaveFocus()
  })
})

describe('the keyboard in the menu', () => {
  it.each<[string, Label]>([
    ['{ArrowDown}', 'Fullscreen'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Logout'],
    ['{ArrowUp}{ArrowUp}', 'Friends'],
    ['{End}', 'Logout'],
    ['{End}{Home}', 'Profile'],
    ['l', 'Logout'],
    ['F', 'Fullscreen'],
    ['ff', 'Friends'],
    ['fff', 'Fullscreen'],
    ['x', 'Profile'],
  ])('moves by "%s" from Profile to %s', async (keys, target) => {
    await openMenu()
    await userEvent.keyboard(keys)
    await expect.element(item(target)).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('chooses by "%s", once the menu has closed and the button has the focus', async (key) => {
    onSelect.mockImplementation(() => {
      expect(document.activeElement).toBe(button().element())
    })
    await openMenu()
    await userEvent.keyboard(`{ArrowDown}${key}`)
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onSelect.mock.calls).toEqual([['Fullscreen']])
    await expect.element(button()).toHaveFocus()
  })

  it('closes by Escape, and the focus returns to the button', async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('the mouse', () => {
  it('closes the menu by a click outside it', async () => {
    await openMenu()
    await page.getByText('Elsewhere').click()
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
  })
})
