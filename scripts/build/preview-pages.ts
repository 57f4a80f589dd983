import type { Plugin } from 'vite'
import { pageOf } from './pages.ts'

/** Lets `vite preview` answer an address with the page that the shipped server configurations answer it with. */
export function previewPages(base: string): Plugin {
  return {
    name: 'preview-pages',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const url = new URL(request.url ?? '/', 'http://preview')
        const isPage = request.headers.accept?.includes('text/html') && !url.pathname.includes('.')
        if (isPage && url.pathname.startsWith(base)) {
          request.url = base + pageOf(`/${url.pathname.slice(base.length)}`) + url.search
        }
        next()
      })
    },
  }
}
