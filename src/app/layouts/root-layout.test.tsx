import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { seatIn } from '../../../tests/support/seed-games.ts'
import { href } from '../../shell/href.ts'
import { LazyPart } from '../../shell/page/lazy-part.tsx'
import { type Route, routeIds, routes } from '../../shell/routes.ts'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { isScreenLoaded } from '../screens.tsx'
import { makeStore } from '../store.ts'

const gameId = '2VJ0gxZqCq3o9mFZSWkMGvI9vXx'
const headings = (name?: string) => page.getByRole('heading', { level: 1, name, exact: true })
const addressOf = ({ path }: Route) =>
  path.replace(':gameId', gameId).replace(':token', 'abcdefghij-KLMNOPQRST_0123456789')
const privateRoutes = routeIds.map((id): Route => routes[id]).filter(({ access }) => access === 'signed-in')

test.each(privateRoutes)('a visitor to $path is sent to the login page', async (route) => {
  fakeNetwork()
  await openApp({ at: addressOf(route) })
  await expect.element(headings('Sign in to Emberhall')).toBeVisible()
  await expect.poll(() => document.title).toBe('Login · Emberhall')
})

describe('a signed-in person', () => {
  test.each(privateRoutes)('finds $path under its title, also without the trailing slash', async (route) => {
    const network = fakeNetwork()
    await network.signIn('walker@example.com')
    await openApp({ at: addressOf(route).replace(/\/$/, '') })
    await expect.element(headings()).toBeVisible()
    await expect.poll(() => document.title).toBe(`${route.title} · Emberhall`)
  })

  test('sees a page whose screen is loaded in the same update as the click', async () => {
    const network = fakeNetwork()
    await network.signIn('walker@example.com')
    await openApp({ at: routes.home.path })
    await expect.element(headings('Welcome to Emberhall')).toBeVisible()
    const tab = page.getByRole('link', { name: routes.ideaBuilder.tab, exact: true }).first()
    await userEvent.hover(tab)
    await expect.poll(() => isScreenLoaded('ideaBuilder')).toBe(true)
    tab.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await Promise.resolve()
    expect(document.querySelector('h1')?.textContent).toBe(routes.ideaBuilder.title)
    expect(document.activeElement?.textContent).toBe(routes.ideaBuilder.title)
  })
})

test('the title has the part of a page, also at the first and on the way back', async () => {
  const network = fakeNetwork()
  await network.signIn('walker@example.com')
  await seatIn(network, { gameId, name: 'The Ember Crown' })
  const place = (view: string) => `${href('gameCharacter', { game: gameId })}&view=${view}`
  const { goTo, goBack } = await openApp({ at: place('party') })
  const title = () => document.title
  await expect.poll(title).toBe('Party · Character · Emberhall')
  goTo(place('changes'))
  await expect.poll(title).toBe('Changes · Character · Emberhall')
  goTo(href('gameCombat', { game: gameId }))
  await expect.poll(title).toBe('Combat · Emberhall')
  goBack()
  await expect.poll(title).toBe('Changes · Character · Emberhall')
  goTo(href('game', { game: gameId }))
  await expect.poll(title).toBe('The Ember Crown · Game · Emberhall')
  goTo(href('game'))
  await expect.poll(title).toBe('Game · Emberhall')
})

test('the first page of a visit leaves the focus to the browser; a later return to it takes the focus', async () => {
  fakeNetwork()
  const { goTo, goBack } = await openApp({ at: href('examples') })
  await expect.element(headings('Examples')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  goTo(href('welcome'))
  await expect.element(headings('Welcome to Emberhall')).toHaveFocus()
  goBack()
  await expect.element(headings('Examples')).toHaveFocus()
})

test('the overlays, which are loaded after the page, are rendered a few times, not until React shows them', async () => {
  const rendered = vi.fn()
  const Counted = lazyWithRetry(async () => {
    const { default: OverlayHost } = await import('../../shell/overlays/overlay-host.tsx')
    return {
      default: () => {
        rendered()
        return <OverlayHost />
      },
    }
  })
  await render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <LazyPart>
          <Counted />
        </LazyPart>
      </MemoryRouter>
    </Provider>,
  )
  await expect.element(page.getByLabelText('Notifications (F8)')).toBeInTheDocument()
  expect(rendered.mock.calls.length).toBeLessThan(10)
})
