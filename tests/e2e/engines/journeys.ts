import assert from 'node:assert/strict'
import { build } from 'vite'
import { routeIds, routes } from '../../../src/shell/routes.ts'
import { type Journey, type Person, signIn } from './person.ts'

/** Opens a dialog of the examples page by its button. */
async function openExample(person: Person, button: string, dialog: string) {
  await person.open('/example/')
  await person.click('button', button)
  await person.sees('dialog', dialog)
}

const menuButton = 'Actions'

/** Scrolls the examples page until its menu button is `top` pixels below the window's top, and checks where its menu opens. */
async function menuIsInPlace(person: Person, top: number) {
  await person.tab.run(() => window.scrollTo(0, 0))
  const { top: begin } = await person.boxOf('button', menuButton)
  await person.tab.run((by) => window.scrollTo(0, by), begin - top)
  await person.click('button', menuButton)
  await person.sees('menu', menuButton)
  const [menu, button] = [await person.boxOf('menu', menuButton), await person.boxOf('button', menuButton)]
  const { width, height } = await person.tab.run(() => ({ width: window.innerWidth, height: window.innerHeight }))
  const places = `menu ${JSON.stringify(menu)}, button ${JSON.stringify(button)}, window ${width} × ${height}`
  assert.ok(menu.top >= 0 && menu.bottom <= height && menu.left >= 0 && menu.right <= width, `in the window, ${places}`)
  const gap = Math.max(menu.top - button.bottom, button.top - menu.bottom)
  assert.ok(gap >= 0 && gap < 12, `above or below its button, ${places}`)
  assert.ok(menu.left <= button.right && menu.right >= button.left, `at its button, ${places}`)
  await person.press('Escape')
  await person.seesNo('menu')
}

/** The generator and our tables as one script, which sets `drawn.drawMany`. */
async function bundle(): Promise<string> {
  const lib = { entry: 'tests/support/draw-many.ts', formats: ['iife' as const], name: 'drawn' }
  const built = await build({ configFile: false, logLevel: 'error', publicDir: false, build: { write: false, lib } })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = output
  if (chunk?.type !== 'chunk') throw new Error('There is no script of the generator.')
  return chunk.code
}

/** What an engine decides: forms, storage shared by tabs, dialogs, keys, positions, arithmetic. */
export const journeys: Journey[] = [
  {
    title: 'sign-in: after a wrong code, which is selected, the right one signs in, and a reload keeps that',
    run: async (person) => {
      await person.open('/login')
      await person.fill('Phone or Email', '  wren@example.com ')
      await person.press('Enter')
      await person.reads('Code sent to email: wren@example.com.')
      const code = await person.readCode()
      await person.hasFocusOn('Code')
      await person.type(code === '000000' ? '000001' : '000000')
      await person.press('Enter')
      await person.isInvalid('Code')
      await person.hasFocusOn('Code')
      await person.type(code)
      assert.equal(await person.valueOf('Code'), code)
      await person.press('Enter')
      await person.isAt('/home/')
      await person.seesAll()
      await person.tab.reload()
      await person.sees('heading', 'Welcome to Emberhall')
    },
  },
  {
    title: 'sign-in: a phone number is normalized on leaving the field',
    run: async (person) => {
      await person.open('/login')
      await person.fill('Phone or Email', '(202) 555-0123')
      await person.press('Tab')
      assert.equal(await person.valueOf('Phone or Email'), '+12025550123')
    },
  },
  {
    title: 'sign-in: a second tab is signed in with the first, and signed out with it',
    run: async (person) => {
      const other = await person.another()
      await other.open('/login')
      await other.sees('textbox', 'Phone or Email')
      await person.tab.bringToFront()
      await signIn(person, 'twin@example.com')
      await other.tab.bringToFront()
      await other.isAt('/home/')
      await person.tab.bringToFront()
      await person.click('button', 'Menu')
      await person.click('menuitem', 'Logout')
      await person.sees('dialog', 'Logout?')
      await person.click('button', 'Logout')
      await person.reads("You're signed out.")
      await other.tab.bringToFront()
      await other.isAt('/login')
    },
  },
  {
    title: 'dialogs: Escape closes one, and the focus goes back',
    run: async (person) => {
      await openExample(person, 'Dialog', 'The house rules')
      await person.press('Escape')
      await person.seesNo('dialog')
      await person.hasFocusOn('Dialog')
    },
  },
  {
    title: 'dialogs: no number of Escapes closes one that is not closeable',
    run: async (person) => {
      await openExample(person, 'Dialog, not closeable', 'One thing first')
      await person.press('Escape', 'Escape', 'Escape', 'Escape')
      await person.sees('dialog', 'One thing first')
      await person.click('button', 'Understood')
      await person.seesNo('dialog')
      await person.hasFocusOn('Dialog, not closeable')
    },
  },
  {
    title: 'dialogs: a prompt of several lines breaks the line by Enter, and answers by Ctrl+Enter for good',
    run: async (person) => {
      await openExample(person, 'Prompt, several lines', 'Write the recap')
      await person.hasFocusOn('Recap')
      await person.type('one')
      await person.press('Enter')
      await person.type('two')
      await person.press('Control+Enter')
      await person.reads('You wrote 7 characters.')
      await person.seesNo('dialog')
    },
  },
  {
    title: 'keyboard: F8 moves to a toast out of a modal dialog, and Escape back into it',
    run: async (person) => {
      await person.open('/example/')
      await person.click('button', 'Error')
      await person.reads("Couldn't save the game. Try again.")
      await person.click('button', 'Prompt')
      await person.hasFocusOn('Username')
      await person.press('F8', 'Tab')
      await person.hasFocusOn("Dismiss: Couldn't save the game. Try again.")
      await person.press('Escape')
      await person.hasFocusOn('Username')
      await person.sees('dialog', 'Choose a username')
    },
  },
  {
    title: 'keyboard: the menu and the whole sign-in',
    run: async (person) => {
      await person.open('/')
      await person.sees('link', 'Sign in or sign up')
      await person.press('Tab', 'Tab', 'Enter')
      await person.hasFocusOn('Fullscreen')
      await person.press('Escape')
      await person.hasFocusOn('Menu')
      await person.seesNo('menu')
      await person.press('ArrowDown', 'l')
      await person.hasFocusOn('Login')
      await person.press('Enter')
      await person.hasFocusOn('Phone or Email')
      await person.type('moss@example.com')
      await person.press('Tab')
      await person.hasFocusOn('Send Code')
      await person.press(' ')
      await person.hasFocusOn('Code')
      await person.type(await person.readCode())
      await person.press('Enter')
      await person.hasFocusOn('Welcome to Emberhall')
    },
  },
  {
    title: 'layout: a menu opens at its button, wherever that is in the window',
    run: async (person) => {
      await person.tab.resize(1024, 700)
      await person.open('/example/')
      await person.sees('button', menuButton)
      for (const top of [320, 640]) await menuIsInPlace(person, top)
    },
  },
  {
    title: 'layout: no public page scrolls sideways on a phone',
    run: async (person) => {
      await person.tab.resize(360, 740)
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
  {
    title: 'ideas: a seed gives the card that it gives in Node',
    run: async ({ tab }) => {
      // A page without the app's content security policy, which lets no other script in.
      await tab.goTo('about:blank')
      const draw = (code: string) => String(new Function(`${code}; return drawn.drawMany()`)())
      const code = await bundle()
      assert.equal(await tab.run(draw, code), draw(code))
    },
  },
]
