import type { ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { keepIdea } from '../../mocks/tags/ideas/rules.ts'
import { api } from '../../src/api/api.ts'
import { startStore } from '../../src/app/store.ts'
import { zUserInfo } from '../../src/contract/schemas/openapi.gen.ts'
import type { NewIdea } from '../../src/contract/types.gen.ts'
import { recordReceived, selectUser } from '../../src/session/session-slice.ts'
import { href } from '../../src/shell/href.ts'
import { KeepTyped } from '../../src/shell/use-search-value.tsx'
import '../../src/ui/base.css'
import { fakeNetwork } from './fake-network.ts'
import { fakeBrowser } from './session-tabs.ts'

/** The app shows a view once the session is known. */
const SignedIn = ({ children }: { children: ReactNode }) => (useSelector(selectUser) ? children : null)

/** A signed-in person with parts of the Idea Builder; `keep` saves an idea on another device of theirs. */
export async function openIdeas() {
  sessionStorage.clear()
  localStorage.clear()
  const network = fakeNetwork()
  const { world } = network
  await network.signIn('rowan@example.com')
  const { userId } = z.parse(zUserInfo, await network.call('getUserInfo'))
  async function show(view: ReactNode, search = '') {
    const { environment } = fakeBrowser().openTab()
    const { store, stop } = startStore({ environment, pathname: href('ideaBuilder') })
    const { unmount } = await render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[href('ideaBuilder') + search]}>
          <KeepTyped>
            <SignedIn>{view}</SignedIn>
          </KeepTyped>
        </MemoryRouter>
      </Provider>,
    )
    const leave = async () => {
      stop()
      await unmount()
      store.dispatch(api.util.resetApiState())
    }
    onTestFinished(async () => {
      await leave()
      // An outbox closes with the session. Open, it would send what is pending to the network of the next test.
      store.dispatch(recordReceived(null))
    })
    return { store, leave }
  }
  const keep = (title: string, idea: Partial<NewIdea> = {}) =>
    world.step((rows) => keepIdea(rows, world, userId, { kind: 'place', title, ...idea }))
  return { network, userId, keep, show }
}
