import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Shell } from './app.tsx'
import { Layout } from './layout.tsx'
import { makeStore } from './store.ts'

/**
 * The HTML of a page as a visitor sees it before anything is known of them; for the build.
 *
 * @param path without the base path
 * @throws what a component throws
 */
export async function renderPage(path: string): Promise<string> {
  const base = import.meta.env.BASE_URL
  const { prelude } = await prerender(
    <Shell store={makeStore()}>
      <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
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
