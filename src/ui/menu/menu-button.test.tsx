import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Dialog } from '../dialog/dialog.tsx'
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

/** Presses a key where the focus is, in the same task as the one before: faster than any person, as a busy machine makes it. */
function press(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
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
  it('says that it has a menu, and whether it is open', async () => {
    await renderMenu()
    await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu()).not.toBeInTheDocument()
    await button().click()
    await expect.element(menu()).toBeVisible()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  })

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

  it.each<[string, string, Label]>([
    ['ArrowDown', 'l', 'Logout'],
    ['ArrowUp', 'ArrowUp', 'Friends'],
    ['Enter', 'l', 'Logout'],
    ['Enter', 'ArrowUp', 'Logout'],
  ])('loses no key that follows at once: %s, then %s', async (first, second, wanted) => {
    await renderMenu()
    const element = button().element() as HTMLElement
    element.focus()
    press(first)
    // A browser answers Enter itself; a key made by a script it leaves alone.
    if (first === 'Enter') element.click()
    press(second)
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(item(wanted)).toHaveFocus()
  })

  it('closes the open menu by a second click', async () => {
    await openMenu()
    await button().click()
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
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
    ['fr', 'Friends'],
    ['x', 'Profile'],
  ])('goes by "%s" from Profile to %s', async (keys, target) => {
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

  it('closes by Escape, with the focus back on the button', async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
    expect(onSelect).not.toHaveBeenCalled()
  })

  it.each([
    ['Tab', false, 'After'],
    ['Shift+Tab', true, 'Before'],
  ])('closes by %s, which goes on from the button', async (_, shift, name) => {
    await openMenu()
    await userEvent.tab({ shift })
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name })).toHaveFocus()
  })

  it('leaves the shortcuts of the browser alone', async () => {
    await openMenu()
    await userEvent.keyboard('{Control>}l{/Control}')
    await expect.element(item('Profile')).toHaveFocus()
  })
})

describe('the mouse', () => {
  it('chooses by a click', async () => {
    await openMenu()
    await item('Logout').click()
    expect(onSelect.mock.calls).toEqual([['Logout']])
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('closes the menu by a click outside it', async () => {
    await openMenu()
    await page.getByText('Elsewhere').click()
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
  })
})

it('opens below its button, each item at least 44 px high', async () => {
  await openMenu()
  const below = button().element().getBoundingClientRect().bottom
  const box = menu().element().getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(below)
  expect(box.top).toBeLessThan(below + 20)
  for (const label of LABELS) expect(item(label).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

describe('its place', () => {
  /** A page longer and wider than the window, with the button at `left` and `top` of the window. */
  async function openAt({ left, top, dir }: { left: number; top: number; dir?: 'rtl' }) {
    const labels = Array.from({ length: 5 }, (_, index) => `Item ${index}`)
    await render(
      <main style={{ height: '5000px', position: 'relative' }} dir={dir}>
        <span style={{ position: 'absolute', left, top: 2000 + top }}>
          <MenuButton label="Menu" items={labels.map((label) => ({ id: label, label, onSelect }))} />
        </span>
      </main>,
    )
    document.body.style.margin = '0'
    scrollTo(0, 2000)
    await button().click()
    await expect.element(page.getByRole('menuitem', { name: 'Item 0' })).toHaveFocus()
    return boxes()
  }
  const boxes = () => ({
    menu: menu().element().getBoundingClientRect(),
    button: button().element().getBoundingClientRect(),
    room: { width: document.documentElement.clientWidth, height: innerHeight },
  })
  afterEach(async () => {
    document.body.style.margin = ''
    document.documentElement.style.fontSize = ''
    scrollTo(0, 0)
    await page.viewport(414, 896)
  })

  it.each([
    ['in the middle of a scrolled page', { left: 60, top: 150 }],
    ['near the top', { left: 60, top: 10 }],
  ])('is below the button %s, in a line with it', async (_, at) => {
    const { menu, button } = await openAt(at)
    expect(menu.top - button.bottom).toBe(4)
    expect(menu.left).toBe(button.left)
  })

  it('is above the button where there is more room', async () => {
    const { menu, button } = await openAt({ left: 60, top: innerHeight - 60 })
    expect(button.top - menu.bottom).toBe(4)
  })

  it('keeps to the window at its right edge', async () => {
    const { menu, room } = await openAt({ left: document.documentElement.clientWidth - 50, top: 100 })
    expect(menu.right).toBe(room.width - 4)
    expect(menu.width).toBeGreaterThan(200)
  })

  it('ends where the button ends in a text from right to left', async () => {
    const { menu, button } = await openAt({ left: 300, top: 100, dir: 'rtl' })
    expect(menu.right).toBe(button.right)
  })

  it('goes along with the button while the page scrolls', async () => {
    const before = await openAt({ left: 60, top: 200 })
    scrollBy(0, 100)
    await vi.waitFor(() => expect(boxes().button.top).toBe(before.button.top - 100))
    await vi.waitFor(() => expect(boxes().menu.top).toBe(before.menu.top - 100))
  })

  it('keeps to a phone with text of twice the size', async () => {
    await page.viewport(360, 740)
    document.documentElement.style.fontSize = '200%'
    const { menu, room } = await openAt({ left: 16, top: 60 })
    expect(menu.left).toBeGreaterThanOrEqual(0)
    expect(menu.right).toBeLessThanOrEqual(room.width)
  })

  it('scrolls in a low window, and keeps in it', async () => {
    await page.viewport(414, 240)
    const { menu, room } = await openAt({ left: 60, top: 60 })
    expect(menu.bottom).toBeLessThanOrEqual(room.height)
    expect(menu.top).toBeGreaterThanOrEqual(0)
  })
})

it.each([true, false])('uses up the Escape in a dialog (closeable: %s)', async (closeable) => {
  const onClose = vi.fn()
  await render(
    <Dialog open title="Character" closeable={closeable} onClose={onClose}>
      <MenuButton label="Menu" items={[{ id: 'copy', label: 'Copy', onSelect }]} />
    </Dialog>,
  )
  await button().click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
