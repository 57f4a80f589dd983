import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Shell } from './app.tsx'
import { basePath } from './base-path.ts'
import { RootLayout } from './layouts/root-layout.tsx'
import { makeStore } from './store.ts'

/**
 * Renders a public page to HTML for the build, as a visitor sees it. The HTML begins with the page's `<title>`.
 *
 * @param path without the base path
 * @throws what a component throws
 */
export async function renderPage(path: string): Promise<string> {
  const store = makeStore()
  const { prelude } = await prerender(
    <Shell store={store} serverState={store.getState()}>
      <StaticRouter basename={import.meta.env.BASE_URL} location={basePath + path}>
        <RootLayout />
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
