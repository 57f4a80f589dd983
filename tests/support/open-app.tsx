import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Layout } from '../../src/app/layout.tsx'
import { startStore } from '../../src/app/start-store.ts'
import { fakeBrowser } from './session-tabs.ts'

type Options = { at: string; browser?: ReturnType<typeof fakeBrowser> }

/** Opens a page of the app as one tab of a browser: the real store, layout and screens, but for the address bar. */
export async function openApp({ at, browser = fakeBrowser() }: Options) {
  const { environment, leave } = browser.openTab()
  const { store, stop } = startStore({ environment, pathname: at })
  const screen = await render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <Layout />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  )
  onTestFinished(stop)
  return { store, screen, leave, browser }
}
