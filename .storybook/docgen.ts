import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import { createProgram, readComponents, readTypes } from '../scripts/docs/read-props.ts'

const documented = /\/src\/(?:[\w-]+\/)*[\w-]+\.tsx$/
const aside = /\.(test|stories|example)\.tsx$/

/**
 * Adds to every component of the project what the type checker knows of its props, as `Button.__docgenInfo`, where
 * Storybook looks for it, and a name that survives the minifier. `import types from './toast.ts?types'` gives the
 * object types that a file exports, with their fields.
 */
export function docgen(): Plugin {
  let program: ReturnType<typeof createProgram> | undefined
  let isStale = true

  const current = () => {
    if (isStale || !program) program = createProgram(globSync('src/**/*.{ts,tsx}'), program)
    isStale = false
    return program
  }
  return {
    name: 'emberhall:docgen',
    enforce: 'pre',
    watchChange() {
      isStale = true
    },
    load: {
      filter: { id: /\?types$/ },
      handler: (id) => `export default ${JSON.stringify(readTypes(current(), id.replace('?types', '')))}`,
    },
    transform: {
      filter: { id: documented },
      handler(code, id) {
        if (aside.test(id)) return null
        const notes = readComponents(current(), id).map(
          (component) =>
            `\nObject.assign(${component.name}, { displayName: ${JSON.stringify(component.name)}, __docgenInfo: ${JSON.stringify(component)} })`,
        )
        return notes.length > 0 ? { code: code + notes.join(''), map: null } : null
      },
    },
  }
}
