import type { Journey } from '../person.ts'

export const journeys: Journey[] = [
  {
    title: 'the menu by keyboard',
    run: async (person) => {
      await person.open('/')
      await person.sees('link', 'Sign in')
      await person.press('Tab', 'Tab')
      await person.hasFocusOn('Menu')
      await person.press('Enter')
      await person.hasFocusOn('Fullscreen')
      await person.press('End')
      await person.hasFocusOn('Login')
      await person.press('ArrowDown')
      await person.hasFocusOn('Fullscreen')
      await person.press('Escape')
      await person.hasFocusOn('Menu')
      await person.seesNo('menu')
    },
  },
  {
    title: 'the search by keyboard: Escape twice, arrows, Enter',
    run: async (person) => {
      await person.open('/')
      await person.click('button', 'Search')
      await person.hasFocusOn('Search')
      await person.type('exam')
      await person.sees('option', 'Examples')
      await person.press('Escape')
      await person.seesNo('option')
      await person.press('Escape', 'ArrowDown', 'ArrowUp')
      await person.sees('option', 'Welcome')
      await person.press('Enter')
      await person.hasFocusOn('Examples')
      await person.titled('Examples · Emberhall')
    },
  },
  {
    title: 'the whole sign-in by keyboard alone',
    run: async (person) => {
      await person.open('/')
      await person.sees('link', 'Sign in')
      await person.press('Tab')
      await person.hasFocusOn('Skip to content')
      await person.press('Tab', 'ArrowDown', 'l')
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
      await person.hasFocusOn('Welcome back')
    },
  },
]
