import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import OverlayHost from '../../shell/overlays/overlay-host.tsx'
import { makeStore } from '../store.ts'
import { MainMenu } from './navbar.tsx'

async function openMenu(isSignedIn = false) {
  const screen = await render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <MainMenu isSignedIn={isSignedIn} />
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  )
  await screen.getByRole('button', { name: 'Menu' }).click()
  const labels = () =>
    screen
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent)
  return { screen, labels }
}

function fullByF11() {
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function (this: MediaQueryList) {
    return this.media.includes('fullscreen')
  })
}

test('a visitor is offered Login', async () => {
  const { labels } = await openMenu()
  expect(labels()).toEqual(['Fullscreen', 'Login'])
})

test('a signed-in person is offered Profile and Logout', async () => {
  const { labels } = await openMenu(true)
  expect(labels()).toEqual(['Profile', 'Fullscreen', 'Logout'])
})

test('in a window made full by F11, the item says how to leave it', async () => {
  fullByF11()
  const { screen, labels } = await openMenu()
  expect(labels()).toEqual(['Exit Fullscreen', 'Login'])
  await screen.getByRole('menuitem', { name: 'Exit Fullscreen' }).click()
  await expect.element(screen.getByText('Press F11 to leave fullscreen.')).toBeVisible()
})

test('the item is absent where the browser cannot do it', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  const { labels } = await openMenu()
  expect(labels()).toEqual(['Login'])
})
