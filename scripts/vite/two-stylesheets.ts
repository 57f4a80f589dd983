import type { Plugin, Rolldown } from 'vite'
import { prerendered } from '../build/pages.ts'

/** The name of the sheet that comes with the first view; its file has a hash as well. */
const viewSheet = 'views.css'

/** Whether a module is a view's own, which loads when it is opened: a screen that is not prerendered, or their frame. */
function isView(moduleId: string | null | undefined): boolean {
  const path = moduleId?.split('/src/')[1] ?? ''
  if (!/\/screens\/|^app\/(examples\/|layouts\/game-frame|not-found)/.test(path)) return false
  return !prerendered.some(({ id }) => path.endsWith(`/${id}.tsx`) || path.endsWith(`/${id}.module.css`))
}

/**
 * Puts the styles into two sheets: those that a visitor's first page may need, and those of all views, which the app
 * loads with the first view (`src/app/view-styles.ts`). With a sheet for each chunk a page would wait for several, and
 * with one for everything the login page would wait for the styles of the whole game.
 */
export function twoStylesheets(base: string): Plugin {
  return {
    name: 'two-stylesheets',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry?.viteMetadata) throw new Error('The build has no entry.')
      const needed = modulesOf(entry.facadeModuleId, (id) => this.getModuleInfo(id))
      const [start, views] = sheetsOf(entry, bundle, needed)
      const join = (name: string, files: string[]) => {
        const source = files.map((file) => textOf(bundle[file])).join('')
        for (const file of files) delete bundle[file]
        return this.getFileName(this.emitFile({ type: 'asset', name, source }))
      }
      // Vite would load the sheets of each chunk with it.
      for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
      entry.viteMetadata.importedCss.add(join('start.css', start))
      join(viewSheet, views)
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const sheet = Object.values(bundle).find(isViewSheet)
        if (!sheet) throw new Error('The build has no styles of the views.')
        const content = base + sheet.fileName
        return [{ tag: 'meta', attrs: { name: 'view-styles', content }, injectTo: 'head' }]
      },
    },
  }
}

/** Whether a file of the build is the sheet of the views. */
export const isViewSheet = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'asset' && file.names.includes(viewSheet)

/** The modules that a module may lead to without a view being opened. */
function modulesOf(first: string | null, infoOf: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id) || isView(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next)
  }
  if (first) visit(first)
  return seen
}

/**
 * The stylesheets of all chunks: those with styles of the modules that are needed, and the others. The styles of what a
 * chunk imports come before its own: what is built on something else has the last word.
 */
function sheetsOf(
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  needed: Set<string>,
): [start: string[], views: string[]] {
  const seen = new Set<Rolldown.OutputChunk>()
  const start = new Set<string>()
  const views = new Set<string>()
  const visit = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(bundle[file])
    const isNeeded = chunk.moduleIds.some((id) => /\.css(\?|$)/.test(id) && needed.has(id))
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) (isNeeded ? start : views).add(sheet)
    for (const file of chunk.dynamicImports) visit(bundle[file])
  }
  visit(entry)
  return [[...start], [...views]]
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A stylesheet of the build is missing.')
  return `${file.source}`
}
