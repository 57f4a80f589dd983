// First of all: it has to be there before React is loaded.

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rendersOf } from '../../../tests/support/count-renders.ts'
import '../base.css'
import { FilterList, type FilterListProps } from './filter-list.tsx'
import { FilterRows } from './filter-rows.tsx'
import { useFilter } from './use-filter.ts'

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

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Game ${at}` }))
const more = () => page.getByRole('button', { name: 'Show more' })

it('renders only the rows that come and go, and their contents never again', async () => {
  await render(<FilterList {...props} items={many(50)} />)
  await field().fill('4')
  // 4 is in 14 numbers below 50, and 49 in one of them.
  await expect.poll(() => names().length).toBe(14)
  const renders = await rendersOf(
    () => field().fill('49'),
    () => expect.poll(() => names().length).toBe(1),
  )
  expect(renders.Row?.again).toBe(14 - 1)
  expect(renders.Content).toBeUndefined()
})

it('reads the texts with the first word that is searched, and only then', async () => {
  const read: string[] = []
  const textOf = ({ name }: Game) => {
    read.push(name)
    return name
  }
  await render(<FilterList {...props} textOf={textOf} />)
  expect(read).toEqual([])
  await field().fill('lake')
  await shows(['Night on the Lake', 'Lake of Embers'])
  await field().fill('lake night')
  await shows(['Night on the Lake'])
  expect(read).toEqual(games.map(({ name }) => name))
})

it('shows a part of many, and finds what is not shown', async () => {
  await render(<FilterList {...props} items={many(150)} />)
  await expect.element(page.getByText('150 games').first()).toBeVisible()
  expect(names()).toHaveLength(60)
  expect(page.getByRole('listitem', { includeHidden: true }).elements()).toHaveLength(60)
  await field().fill('149')
  await shows(['Game 149'])
  await expect.element(more()).not.toBeInTheDocument()
  await field().fill('')
  await expect.poll(() => names().length).toBe(60)
})

it('shows more when asked, and the focus goes to the first of them', async () => {
  const screen = await render(<FilterList {...props} items={many(150)} />)
  await more().click()
  await expect.poll(() => names().length).toBe(120)
  await expect.element(page.getByRole('listitem').nth(60)).toHaveFocus()
  await more().click()
  await expect.poll(() => names().length).toBe(150)
  await expect.element(page.getByRole('listitem').nth(120)).toHaveFocus()
  await expect.element(more()).not.toBeInTheDocument()
  // What comes later has been asked for already.
  await screen.rerender(<FilterList {...props} items={many(170)} />)
  await expect.poll(() => names().length).toBe(170)
})

it('leaves the focus to whoever types when more rows come', async () => {
  const screen = await render(<Asked items={many(60)} />)
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('textbox').click()
  await screen.rerender(<Asked items={many(61)} />)
  await expect.element(page.getByText('Game 60')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

/** A list whose further items are yet to come. */
function Asked({ items }: { items: Game[] }) {
  const { isShown, fresh, showMore } = useFilter(items, props.textOf, '')
  return (
    <>
      <input aria-label="Search" type="text" />
      <FilterRows {...{ ...props, items, isShown, fresh }} />
      <button type="button" onClick={showMore}>
        Ask
      </button>
    </>
  )
}
