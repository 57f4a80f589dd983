import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { recordReceived } from '../session/session-slice.ts'
import { isGameView, withGame } from '../shell/href.ts'
import { basePath, Shell } from './app.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { makeStore } from './store.ts'

/** The form of a game's id. A prerendered outline has no active link, so it never reaches an address. */
const anyGame = '0'.repeat(27)

/**
 * Renders a page to HTML for the build. The HTML begins with the page's `<title>`.
 * @param path without the base path
 * @param isOutline renders what a signed-in person sees before any data has loaded, instead of what a visitor sees
 * @throws what a component throws
 */
export async function renderPage(path: string, isOutline: boolean): Promise<string> {
  const store = makeStore()
  if (isOutline) store.dispatch(recordReceived({ userId: 'anybody', session: { exp: Number.MAX_SAFE_INTEGER } }))
  const isOfGame = isOutline && isGameView(path)
  const { prelude } = await prerender(
    <Shell store={store} serverState={store.getState()}>
      <StaticRouter basename={import.meta.env.BASE_URL} location={basePath + withGame(path, isOfGame && anyGame)}>
        <RootLayout />
      </StaticRouter>
    </Shell>,
    {
      // The HTML comes in one piece: otherwise React adds the rest of a large page by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
