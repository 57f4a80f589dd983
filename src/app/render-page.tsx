import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Shell } from './app.tsx'
import { basePath } from './base-path.ts'
import { Layout } from './layout.tsx'
import { prerenderedState } from './prerendered-state.ts'
import { makeStore } from './store.ts'

/**
 * The HTML of a page before anything is known of the person; a private one as somebody who is signed in sees it. For the build.
 *
 * @param path without the base path
 * @throws what a component throws
 */
export async function renderPage(path: string): Promise<string> {
  const state = prerenderedState(path)
  const { prelude } = await prerender(
    <Shell store={makeStore(state)} serverState={state}>
      <StaticRouter basename={import.meta.env.BASE_URL} location={basePath + path}>
        <Layout />
      </StaticRouter>
    </Shell>,
    {
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
