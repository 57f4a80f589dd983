import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { MenuButton } from './menu-button.tsx'

const onSelect = vi.fn()
const button = () => page.getByRole('button', { name: 'Menu' })
const menu = () => page.getByRole('menu', { name: 'Menu' })

describe('the place of a menu', () => {
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

  it('ends where the button ends near the right edge of the window', async () => {
    const { menu, button } = await openAt({ left: document.documentElement.clientWidth - 100, top: 100 })
    expect(menu.right).toBe(button.right)
    expect(menu.width).toBeGreaterThan(200)
  })

  it('scrolls in a low window, and keeps in it', async () => {
    await page.viewport(414, 240)
    const { menu, room } = await openAt({ left: 60, top: 60 })
    expect(menu.bottom).toBeLessThanOrEqual(room.height)
    expect(menu.top).toBeGreaterThanOrEqual(0)
  })
})
