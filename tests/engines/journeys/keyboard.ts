import assert from 'node:assert/strict'
import type { Journey } from '../person.ts'

export const journeys: Journey[] = [
  {
    title: 'F8 moves to the toasts and back, Escape too',
    run: async (person) => {
      await person.open('/example/')
      await person.click('button', 'Error')
      await person.reads('The door is stuck.')
      await person.press('F8')
      await person.tab.on('region', 'Notifications (F8)', (region) => region.matches(':focus')).then(assert.ok)
      await person.press('Tab')
      await person.hasFocusOn('Dismiss: The door is stuck.')
      await person.press('F8')
      await person.hasFocusOn('Error')
    },
  },
  {
    title: 'F8 moves to a toast out of a modal dialog, and Escape back into it',
    run: async (person) => {
      await person.open('/example/')
      await person.click('button', 'Error')
      await person.reads('The door is stuck.')
      await person.click('button', 'Prompt')
      await person.hasFocusOn('Username')
      await person.press('F8', 'Tab')
      await person.hasFocusOn('Dismiss: The door is stuck.')
      await person.press('Escape')
      await person.hasFocusOn('Username')
      await person.sees('dialog', 'Who are you?')
      await person.press('Escape')
      await person.seesNo('dialog')
    },
  },
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
      // At this width the search is behind a button.
      await person.tab.resize(800, 600)
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
      await person.hasFocusOn('Welcome')
    },
  },
]
