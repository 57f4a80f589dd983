import { expect, test } from 'vitest'
import { afterDeletion } from './use-table-actions.ts'

const tavern = { name: 'tavern', entries: ['The Drowned Bell'] }
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test('tables that refer to a deleted table are named in the message', () => {
  const users = [
    { name: 'cellar', entries: ['below {Tavern}', 'behind {tavern}'] },
    { name: 'roof', entries: [{ text: 'above {tavern}', weight: 2 }] },
  ]
  expect(plain(afterDeletion(tavern, [tavern, ...users, { name: 'road', entries: ['to {place}'] }], true))).toBe(
    'These draw from it and will show its name instead: cellar, roof.',
  )
})

test('deleting a table that replaced a starter table restores the starter table', () => {
  const place = { name: 'Place', entries: ['a barge'] }
  expect(afterDeletion(place, [place, { name: 'cellar', entries: ['below {place}'] }], false)).toBe(
    'Cards will draw from the starter table of the same name again.',
  )
})
