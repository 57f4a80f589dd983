import { expect, test } from 'vitest'
import { tracesOfMock } from '../support/mock-traces.ts'

test('a file and a text of the mock are found, and nothing else', () => {
  const found = tracesOfMock([
    { path: 'assets/mock-1.js', text: '' },
    { path: 'assets/start.js', text: 'register("/mockServiceWorker.js")' },
    { path: 'assets/home.js', text: 'const outbox = 1' },
  ])
  expect(found).toEqual([
    'assets/mock-1.js is a file of the mock.',
    'assets/start.js has "register("/mockServiceWorker.js")".',
  ])
})
