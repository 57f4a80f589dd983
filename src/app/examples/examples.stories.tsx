import { expect, within } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, openSearch, screenAt } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { RootLayout } from '../layouts/root-layout.tsx'

const searching = (text: string) => screenAt(`/example/?search=${encodeURIComponent(text)}`)

const meta = preview.meta({
  title: 'Screens/Examples',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/example/'),
})

/** All examples. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Toast' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5)
  },
})

Default.test('The page behind a dialog stays as it is', async ({ canvas, userEvent }) => {
  const heading = await canvas.findByRole('heading', { level: 2, name: 'Dialog' })
  const place = () => JSON.stringify(heading.getBoundingClientRect())
  const before = place()
  await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }))
  await canvas.findByRole('dialog')
  await expect(place()).toBe(before)
})

Default.test('Open code keeps its column, and scrolls inside', async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('region', { name: 'Confirm' })
  const { width } = card.getBoundingClientRect()
  await userEvent.click(within(card).getByText('View code'))
  const code = (await within(card).findByText(/^export function/)).parentElement
  await expect(card.getBoundingClientRect().width).toBe(width)
  await expect(code?.scrollHeight).toBeGreaterThan(code?.clientHeight ?? 0)
  await expect(code).toHaveAttribute('tabindex', '0')
  await expectNoSideScroll()
})

/** The navbar’s search filters the examples as you type. */
export const Filtered = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story
    await canvas.findByRole('heading', { level: 2, name: 'Toast' })
    await userEvent.type(await openSearch(story), 'menu')
    await expect(await canvas.findByText(/matches “menu”\.$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Menu')
  },
})

/** No example matches the search. */
export const NothingFound = meta.story({
  parameters: searching('dragon'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No examples match “dragon”.')).toBeVisible()
  },
})

export const LongText = meta.story({
  parameters: searching('dragon'.repeat(40)),
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No examples match/)).toBeVisible()
    await expectNoSideScroll()
  },
})

/** A search in Arabic finds nothing. */
export const ArabicSearch = meta.story({
  parameters: searching('تنين'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No examples match/)).toBeVisible()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Toast' })).toBeVisible()
    await expectNoSideScroll()
  },
})
