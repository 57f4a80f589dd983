import { expect, screen, waitFor } from 'storybook/test'
import {
  expectNoSideScroll,
  expectSeen,
  inLargeText,
  inWindow,
  onLaptop,
  onPhone,
  opened,
  openSearch,
  searching,
} from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Navbar } from './navbar.tsx'

const meta = preview.meta({
  title: 'Components/Navbar',
  component: Navbar,
  args: { version: 'v1.0.0', isSignedIn: true },
  parameters: { layout: 'fullscreen', app: { path: '/home/', session: 'in', overlays: true } },
})

/** When you’re signed in, the views are tabs. */
export const SignedIn = meta.story({
  parameters: { app: { state: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  },
})

SignedIn.test('A tab leads to its view', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Lobby' }))
  await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lobby'))
})

/** A visitor has the menu, the name and the search, but no views. */
export const SignedOut = meta.story({
  args: { isSignedIn: false },
  parameters: { app: { path: '/', session: 'out', overlays: true, state: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

SignedOut.test('The menu offers Login', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  await expectSeen(() => canvas.getByRole('menuitem', { name: 'Login' }))
  await expect(canvas.queryByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument()
})

/** Open, for someone who is signed in. */
export const MenuOpen = meta.story({
  decorators: opened,
  parameters: { app: { state: {} }, ...inWindow('16rem') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await expect(canvas.queryByRole('menuitem', { name: 'Login' })).not.toBeInTheDocument()
  },
})

/** Logout asks first. */
export const Logout = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Logout' }))
    const dialog = await screen.findByRole('dialog', { name: 'Logout?' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
})

/** Below 700 px, the views are a row at the bottom edge, which scrolls. The current one is in view. */
export const OnPhone = meta.story({
  parameters: { app: { path: '/game/combat/', state: {} }, ...inWindow() },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right, bottom } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(innerWidth + 1)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
      await expect(bottom).toBeGreaterThan(innerHeight - 10)
    })
    await expectNoSideScroll()
  },
})

/** The address fills the field, and typing updates the address. */
export const Search = meta.story({
  tags: ['behaviour'],
  parameters: { app: { path: '/example/?search=toast', session: 'out', overlays: true } },
  args: { isSignedIn: false },
  play: async (story) => {
    const field = await openSearch(story)
    await expect(field).toHaveValue('toast')
    await story.userEvent.type(field, 's')
    await expect(field).toHaveValue('toasts')
  },
})

/** The search finds views from every page. Enter opens the marked one, and the arrow keys mark another. */
export const SearchSuggests = meta.story({
  decorators: searching('ga'),
  parameters: inWindow('20rem'),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(field)
    const list = await canvas.findByRole('listbox', { name: 'Suggestions' })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Game')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Create Game'))
    await expect(field).toHaveFocus()
  },
})

/** If nothing matches, the list says so. */
export const SearchFindsNothing = meta.story({
  tags: ['behaviour'],
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.type(await openSearch(story), 'dragon')
    await expect(await canvas.findByText('No suggestions for “dragon”.', { selector: 'p' })).toBeVisible()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
})

/** Escape closes the suggestions; a second Escape clears the field. */
export const SearchCleared = meta.story({
  tags: ['behaviour'],
  globals: onLaptop,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.type(field, 'lobby')
    await canvas.findByRole('option', { name: 'Lobby' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument())
    await expect(field).toHaveValue('lobby')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
})

/** Below 1200 px, the search is a button. It opens a field as wide as the window. */
export const SearchOnPhone = meta.story({
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(opener)
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await expect(field).toHaveFocus()
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(10)
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(innerWidth * 0.6)
    await expectNoSideScroll()
  },
})

SearchOnPhone.test('One Escape closes the list, the next the search', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('lob')
  await canvas.findByRole('option', { name: 'Lobby' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument())
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('button', { name: /^Search, .*“lob”/ })).toHaveFocus()
})

/** On a phone a visitor opens the search. */
export const SearchOnPhoneForVisitors = meta.story({
  tags: ['behaviour'],
  args: { isSignedIn: false },
  parameters: { app: { path: '/', session: 'out', overlays: true } },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.keyboard('lobby')
    await expect(await canvas.findByText('No suggestions for “lobby”.', { selector: 'p' })).toBeVisible()
  },
})

SearchOnPhoneForVisitors.test('Close search closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close search' }))
  await expect(canvas.getByRole('button', { name: 'Search, “lobby”' })).toHaveFocus()
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
})

const everything = 'every toast that was ever shown to anyone in this house, and the reasons why'

/** A long search text stays inside its field. */
export const LongSearch = meta.story({
  tags: ['behaviour'],
  parameters: { app: { path: `/example/?search=${encodeURIComponent(everything)}`, session: 'in', overlays: true } },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Search, filtered by/ }))
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue(everything)
    await expectNoSideScroll()
  },
})

/** Right-to-left text keeps its direction in the field. */
export const ArabicSearch = meta.story({
  parameters: { app: { path: `/example/?search=${encodeURIComponent('مصباح')}`, state: {} }, ...inWindow() },
  globals: onLaptop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue('مصباح')
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async () => expectNoSideScroll(),
})

/** On a phone, with text at 200%, the search still fits. */
export const LargeTextSearch = meta.story({
  tags: ['behaviour'],
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.keyboard('vtt')
    await canvas.findByRole('option', { name: 'Table (VTT)' })
    await expectNoSideScroll()
  },
})
