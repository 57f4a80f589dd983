import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { cacheControl } from '../deploy/headers.ts'
import { pageOf } from './pages.ts'

/**
 * Lets Vite answer as the shipped server configurations do. `vite preview` answers an address with its page, or with 404.
 * The development server lets the browser keep what has a hash in its name, and what the browser has compiled of it: a
 * reload takes half as long.
 */
export function asHosted(base: string): Plugin {
  return {
    name: 'as-hosted',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const isHashed = url.startsWith(`${base}assets/`) && /-[\w-]{8}\.js$/.test(url)
        if (isHashed) response.setHeader('Cache-Control', cacheControl.hashed)
        next()
      })
      // What the server does not have may come later, under the same name.
      return () =>
        middlewares.use((_, response, next) => {
          response.removeHeader('Cache-Control')
          next()
        })
    },
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
