import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'
import { instrument, type Numbered } from './instrument.ts'

// The projects of vitest.config.ts, with `try-mutants.ts` in place of their test files and all mutants in the sources.

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to one of Vitest's
  export interface ProvidedContext {
    /** Where the command listens. */
    mutationAddress: string
    mutationRoot: string
  }
}

const root = process.cwd()
const mutants: Record<string, Numbered[]> = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8'))

const mutation = (): Plugin => ({
  name: 'mutation',
  enforce: 'pre',
  transform(code, id) {
    const inFile = mutants[relative(root, id.split('?')[0] ?? id)]
    return inFile && { code: instrument(code, inFile), map: null }
  },
  /** What is loaded again loads what it imports again. */
  async resolveId(source, importer) {
    const fresh = /[?&](fresh=\d+)/.exec(importer ?? '')?.[1]
    if (!fresh) return undefined
    const found = await this.resolve(source, importer?.split('?')[0], { skipSelf: true })
    const isOurs = found && /^[^?]+\.tsx?$/.test(found.id) && !found.id.includes('/node_modules/')
    return isOurs ? `${found.id}?${fresh}` : found
  },
})

const provide = { mutationAddress: process.env.MUTATION_ADDRESS ?? '', mutationRoot: root }
const projects = (base as { test: { projects: { test: { name: string } }[] } }).test.projects

export default defineConfig({
  test: {
    projects: projects
      .filter(({ test: { name } }) => name === process.env.MUTATION_PROJECT)
      .map((project) => {
        const merged = mergeConfig(project, {
          plugins: [mutation()],
          test: {
            root,
            provide,
            maxWorkers: 1,
            retry: 0,
            fsModuleCache: false,
            teardownTimeout: 1000,
            // Most expectations of a mutant never come true.
            expect: { poll: { timeout: 1500, interval: 10 } },
            testTimeout: 5000,
            hookTimeout: 5000,
          },
        })
        merged.test.include = ['scripts/mutation/try-mutants.ts']
        return merged
      }),
  },
})
