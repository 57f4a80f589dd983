import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

it('shows the number of matches, and announces it once typing pauses, but not at first', async () => {
  await render(<FilterList {...props} />)
  await expect.element(page.getByText('4 games').first()).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await field().fill('lake')
  await expect.element(page.getByText('2 of 4 games').first()).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 4 games')
  await field().fill('')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 games')
})

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Game ${at}` }))
const more = () => page.getByRole('button', { name: 'Show more' })

it('shows more on request, and moves the focus to the first new row', async () => {
  const screen = await render(<FilterList {...props} items={many(150)} />)
  await more().click()
  await expect.poll(() => names().length).toBe(120)
  await expect.element(page.getByRole('listitem').nth(60)).toHaveFocus()
  await more().click()
  await expect.poll(() => names().length).toBe(150)
  await expect.element(page.getByRole('listitem').nth(120)).toHaveFocus()
  await expect.element(more()).not.toBeInTheDocument()
  // The person has asked for more, so items that arrive later are shown too.
  await screen.rerender(<FilterList {...props} items={many(170)} />)
  await expect.poll(() => names().length).toBe(170)
})
