import { expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
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
