import { describe, expect, test } from 'vitest'
import { pageOf, writeCursor } from './build-answer.ts'

type Row = { id: number }
const list = (rows: readonly Row[], newestFirst = false) => ({
  name: 'rows',
  rows,
  at: ({ id }: Row) => [id],
  newestFirst,
  show: (row: Row) => row,
})
const rows = [3, 1, 2].map((id) => ({ id }))
const ids = (page: { items: Row[] } | undefined) => page?.items.map(({ id }) => id)

describe('a page', () => {
  test('is in order, and says where the next one begins, unless it is the last', () => {
    const first = pageOf({ limit: 2 }, list(rows))
    expect(ids(first)).toEqual([1, 2])
    const last = pageOf({ limit: 2, cursor: first?.nextCursor }, list(rows))
    expect([ids(last), last?.nextCursor]).toEqual([[3], undefined])
    expect(pageOf({ limit: 3 }, list(rows))?.nextCursor).toBeUndefined()
    expect(ids(pageOf({ limit: 2 }, list(rows, true)))).toEqual([3, 2])
  })

  test.each([
    ['no cursor', 'x'],
    ['a text of another alphabet', 'ä'],
    ['JSON of something else', btoa('{"rows":1}')],
    ['a list without a place', btoa('["rows"]')],
    ['a list of other things', btoa('["rows",null]')],
    ['the cursor of another list', writeCursor('others', [1])],
    ['the cursor of a list with longer places', writeCursor('rows', [1, 2])],
    ['the cursor of a list of texts', writeCursor('rows', ['1'])],
  ])('cannot begin at %s', (_, cursor) => {
    expect(pageOf({ limit: 2, cursor }, list(rows))).toBeUndefined()
  })
})
