import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pageOf } from './pages.ts'

/** Lets `vite preview` answer an address as the shipped server configurations do: with its page, or with 404. */
export function previewPages(base: string): Plugin {
  return {
    name: 'preview-pages',
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir)
      middlewares.use((request, response, next) => {
        const url = new URL(`http://preview${request.url ?? '/'}`)
        // Vite would answer with the app's page. HTML in place of a script only confuses the browser.
        if (url.pathname.startsWith(`${base}assets/`) && !isFile(join(folder, url.pathname.slice(base.length)))) {
          response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.')
          return
        }
        const isPage = request.headers.accept?.includes('text/html') && !url.pathname.includes('.')
        if (isPage && url.pathname.startsWith(base)) {
          request.url = base + pageOf(`/${url.pathname.slice(base.length)}`) + url.search
        }
        next()
      })
    },
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
