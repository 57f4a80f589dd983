// First of all: it has to be there before React is loaded.

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rendersOf } from '../../../tests/support/count-renders.ts'
import '../base.css'
import { FilterList, type FilterListProps } from './filter-list.tsx'

type Game = { id: string; name: string }
const games: Game[] = ['The Gryphon’s Debt', 'Café Noir', 'Night on the Lake', 'Lake of Embers'].map((name, at) => ({
  id: `${at}`,
  name,
}))
const props: FilterListProps<Game> = {
  label: 'Your games',
  noun: ['game', 'games'],
  items: games,
  keyOf: (game) => game.id,
  textOf: (game) => game.name,
  renderItem: (game) => <h3>{game.name}</h3>,
}
const field = () => page.getByRole('searchbox', { name: 'Filter games' })
const names = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)
const shows = (expected: string[]) => expect.poll(names).toEqual(expected)

it.each([
  ['lake', ['Night on the Lake', 'Lake of Embers']],
  ['LAKE night', ['Night on the Lake']],
  ['cafe', ['Café Noir']],
  ["gryphon's", ['The Gryphon’s Debt']],
  ['bers', ['Lake of Embers']],
  ['  ', games.map(({ name }) => name)],
  ['?!', []],
])('finds by "%s": %j', async (query, expected) => {
  await render(<FilterList {...props} />)
  await field().fill(query)
  await shows(expected)
})

it('says how many it found, and announces it once the typing pauses', async () => {
  await render(<FilterList {...props} />)
  await expect.element(page.getByText('4 games').first()).toBeVisible()
  await field().fill('lake')
  await expect.element(page.getByText('2 of 4 games').first()).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 4 games')
})

it('says so where it found nothing, with what was typed as text', async () => {
  await render(<FilterList {...props} />)
  await field().fill('<b>dragon</b>')
  await expect.element(page.getByText('No game matches “<b>dragon</b>”.')).toBeVisible()
  await field().fill('')
  await shows(games.map(({ name }) => name))
})

it('is filtered from outside, without a field of its own', async () => {
  const screen = await render(<FilterList {...props} query="night" />)
  expect(field().elements()).toEqual([])
  await shows(['Night on the Lake'])
  await screen.rerender(<FilterList {...props} query="" />)
  await shows(games.map(({ name }) => name))
})

it('renders only the rows that come and go, and their contents never again', async () => {
  const items = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, name: `Game ${at}` }))
  await render(<FilterList {...props} items={items} />)
  await field().fill('4')
  await shows(items.map(({ name }) => name).filter((name) => name.includes('4')))
  const renders = await rendersOf(
    () => field().fill('49'),
    () => expect.poll(() => names().length).toBe(15),
  )
  // 4 is in 176 numbers below 500, and 49 in 15 of them.
  expect(renders.Row?.again).toBe(176 - 15)
  expect(renders.Content).toBeUndefined()
})
