import assert from 'node:assert/strict'
import { routeIds, routes } from '../../../src/shell/routes.ts'
import type { Journey, Person } from '../person.ts'

const menuButton = 'Order a drink'
const phone = { width: 360, height: 740 }

/** Scrolls the examples page until the top of its menu button is `top` pixels below the window's top. */
async function scrollMenuButtonTo(person: Person, top: number) {
  await person.tab.run(() => window.scrollTo(0, 0))
  const box = await person.boxOf('button', menuButton)
  await person.tab.run((by) => window.scrollTo(0, by), box.top - top)
}

/** Checks that the menu is at its button and completely within the window. */
async function menuIsInPlace(person: Person, what: string) {
  await person.click('button', menuButton)
  await person.sees('menu', menuButton)
  const [menu, button] = [await person.boxOf('menu', menuButton), await person.boxOf('button', menuButton)]
  const { width, height } = await person.tab.run(() => ({ width: window.innerWidth, height: window.innerHeight }))
  const told = `${what}: menu ${JSON.stringify(menu)}, button ${JSON.stringify(button)}, window ${width} × ${height}`
  assert.ok(menu.top >= 0 && menu.bottom <= height && menu.left >= 0 && menu.right <= width, `in the window, ${told}`)
  const gap = Math.max(menu.top - button.bottom, button.top - menu.bottom)
  assert.ok(gap >= 0 && gap < 12, `above or below its button, ${told}`)
  assert.ok(menu.left <= button.right && menu.right >= button.left, `at its button, ${told}`)
  await person.press('Escape')
  await person.seesNo('menu')
}

export const journeys: Journey[] = [
  {
    title: 'a menu opens at its button, wherever that is in the window',
    run: async (person) => {
      await person.tab.resize(1024, 700)
      await person.open('/example/')
      await person.sees('button', menuButton)
      // Low enough that the page is scrolled by more than 900 pixels, and that there is room below.
      await scrollMenuButtonTo(person, 320)
      assert.ok((await person.tab.run(() => window.scrollY)) > 900, 'the page is scrolled')
      await menuIsInPlace(person, 'in the middle')
      await scrollMenuButtonTo(person, 90)
      await menuIsInPlace(person, 'near the top')
      await scrollMenuButtonTo(person, 640)
      await menuIsInPlace(person, 'near the bottom')
    },
  },
  {
    title: 'on a phone a menu opens at its button',
    run: async (person) => {
      await person.tab.resize(phone.width, phone.height)
      await person.open('/example/')
      await person.sees('button', menuButton)
      await scrollMenuButtonTo(person, 300)
      await menuIsInPlace(person, 'on a phone')
    },
  },
  {
    title: 'no public page scrolls sideways on a phone',
    run: async (person) => {
      await person.tab.resize(phone.width, phone.height)
      for (const { path, title } of routeIds.map((id) => routes[id]).filter(({ access }) => access === 'public')) {
        await person.open(path === '*' ? '/no/such/page' : path)
        await person.titled(`${title} · Emberhall`)
        const tooWide = await person.tab.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        assert.ok(tooWide <= 0, `${title} is ${tooWide} px too wide`)
      }
    },
  },
]
