import { expect, test } from 'vitest'
import { displayNameError } from './display-name.ts'

test.each(['Row\u202ean', 'Row\nan', '\u3164', `${'x'.repeat(39)}\u200b`])(
  'what cannot be seen in %j is named',
  (name) => {
    expect(displayNameError(name)).toBe('Remove line breaks and invisible characters.')
  },
)

test.each(['', 'x'.repeat(41), `${'x'.repeat(41)}\u200b`, 'Host', 'Ho\u00adst'])(
  '%j is told what a name is',
  (name) => {
    expect(displayNameError(name)).toMatch(/^Name must be 1-40 characters in one line, and no word of the app itself/)
  },
)

test.each(['Rowan', '🏰'.repeat(40)])('%j is a name', (name) => {
  expect(displayNameError(name)).toBeUndefined()
})
