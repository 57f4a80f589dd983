import { expect, it } from 'vitest'
import { tableNameError } from './table-name.ts'

it.each([
  ['tavern', undefined],
  [' night market ', undefined],
  ['船', undefined],
  ['', 'Give the table a name.'],
  ['  ', 'Give the table a name.'],
  ['a'.repeat(41), 'Use at most 40 characters.'],
  ['{tavern}', 'Leave the braces out. They go around the name in an entry that draws from the table.'],
  ['a\u202eb', 'Leave out line breaks and characters that cannot be seen.'],
  ['\u2800', 'Leave out line breaks and characters that cannot be seen.'],
  ['SHIP', 'You have a table of this name already. Choose another name.'],
])('the name %j: %s', (name, error) => {
  expect(tableNameError(name, ['ship', 'harbour'])).toBe(error)
})
