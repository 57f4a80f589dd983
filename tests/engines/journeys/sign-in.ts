import assert from 'node:assert/strict'
import { type Journey, signIn } from '../person.ts'

export const journeys: Journey[] = [
  {
    title: 'an e-mail address signs in, and a reload keeps that',
    run: async (person) => {
      await person.open('/')
      await person.click('link', 'Sign in')
      await person.titled('Login · Emberhall')
      await person.fill('Phone or Email', '  rowan@example.com ')
      await person.press('Enter')
      await person.reads('Code sent to email: rowan@example.com.')
      await person.hasFocusOn('Code')
      await person.type(await person.readCode())
      await person.click('button', 'Verify')
      await person.isAt('/home/')
      await person.seesAll()
      await person.tab.reload()
      await person.sees('heading', 'Welcome')
    },
  },
  {
    title: 'a phone number is normalised on leaving the field',
    run: async (person) => {
      await person.open('/login')
      await person.fill('Phone or Email', '(202) 555-0123')
      await person.press('Tab')
      assert.equal(await person.valueOf('Phone or Email'), '+12025550123')
      await person.click('button', 'Send Code')
      await person.reads('Code sent to phone: +12025550123.')
    },
  },
  {
    title: 'what is no contact is told, and kept',
    run: async (person) => {
      await person.open('/login')
      await person.fill('Phone or Email', 'rowan at example')
      await person.click('button', 'Send Code')
      await person.reads('Unable to start verification')
      assert.equal(await person.valueOf('Phone or Email'), 'rowan at example')
      await person.hasFocusOn('Phone or Email')
    },
  },
  {
    title: 'after a wrong code, which is selected, the right one signs in',
    run: async (person) => {
      await person.open('/login')
      await person.fill('Phone or Email', 'wren@example.com')
      await person.press('Enter')
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
    },
  },
  {
    title: 'a reload at Verify keeps the step, and "Change" keeps the contact',
    run: async (person) => {
      await person.open('/login')
      await person.fill('Phone or Email', 'fern@example.com')
      await person.press('Enter')
      await person.reads('Code sent to email: fern@example.com.')
      await person.tab.reload()
      await person.reads('Code sent to email: fern@example.com.')
      await person.click('button', 'Change')
      await person.sees('textbox', 'Phone or Email')
      assert.equal(await person.valueOf('Phone or Email'), 'fern@example.com')
    },
  },
  {
    title: 'a second tab is signed in with the first',
    run: async (person) => {
      const other = await person.another()
      await other.open('/login')
      await other.sees('textbox', 'Phone or Email')
      await person.tab.bringToFront()
      await signIn(person, 'twin@example.com')
      await other.tab.bringToFront()
      await other.isAt('/home/')
    },
  },
]
