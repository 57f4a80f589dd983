import { expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { formatWait } from '../../forms/use-wait.ts'
import { contactChanged, contactRefused } from './sign-in-slice.ts'

test('the error of a contact stays until the contact changes', () => {
  const { dispatch, getState } = makeStore()
  const refused = { at: 'field' as const, text: 'That was refused.' }
  dispatch(contactChanged('rowan@example.com'))
  dispatch(contactRefused(refused))
  dispatch(contactChanged('rowan@example.com'))
  expect(getState().signIn.contactError).toEqual(refused)
  dispatch(contactChanged('wren@example.com'))
  expect(getState().signIn.contactError).toBeNull()
})

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [61, '1:01'],
  [119, '1:59'],
  [750, '12:30'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})
