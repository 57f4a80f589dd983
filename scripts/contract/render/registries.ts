import type { Node } from '../read/document.ts'
import { listOperations } from '../read/operations.ts'
import { header } from './file.ts'

/** What each tag contributes to a registry: a file, and the names that it exports. */
type Part = { file: (tag: string) => string; names: string[] }
/** A registry combines the parts of all tags, each kind under one name. */
type Registry = Part & { about: string; exports: Record<string, { of: string; as: 'table' | 'by tag'; about: string }> }

/** By the path of the generated file. */
const registries: Record<string, Registry> = {
  'mocks/tags/all-handlers.gen.ts': {
    about: 'The handlers of every tag.',
    file: (tag) => `./${tag}/handlers.ts`,
    names: ['Handlers'],
    exports: { allHandlers: { of: 'Handlers', as: 'table', about: 'By the ids of their operations.' } },
  },
  'tests/contract/all-endpoints.gen.ts': {
    about: 'The endpoints of every tag.',
    file: (tag) => `../../src/api/${tag}-api.ts`,
    names: ['Api'],
    exports: { allEndpoints: { of: 'Api.endpoints', as: 'table', about: 'By the ids of their operations.' } },
  },
  'tests/conformance/tags/all-tags.gen.ts': {
    about: 'What a real server is asked for every tag.',
    file: (tag) => `./${tag}/${tag}-checks.ts`,
    names: ['Cases', 'Rules'],
    exports: {
      tagCases: { of: 'Cases', as: 'table', about: 'The cases of each operation.' },
      tagRules: { of: 'Rules', as: 'by tag', about: 'What no single answer shows, by tag.' },
    },
  },
}

/**
 * Renders the files that combine the parts of all tags, so that a new tag needs no list by hand. A missing part is an
 * import of a file that does not exist, so the type error names the file.
 *
 * @returns the files' texts, by path
 */
export function renderRegistries(document: Node, source: string): Map<string, string> {
  const tags = [...new Set(listOperations(document).map(({ tag }) => tag))]
  return new Map(Object.entries(registries).map(([path, registry]) => [path, render(registry, tags, source)]))
}

function render({ file, names, exports, about }: Registry, tags: string[], source: string): string {
  const imports = tags
    .toSorted()
    .map((tag) => `import { ${names.map((name) => tag + name).join(', ')} } from '${file(tag)}'\n`)
  const values = Object.entries(exports).map(([name, { of, as, about }]) => {
    const rows = tags.map((tag) => `  ${as === 'table' ? '...' : `${tag}: `}${tag}${of},\n`).join('')
    return `\n/** ${about} */\nexport const ${name} = {\n${rows}}\n`
  })
  return `${header(source)}// ${about}\n\n${imports.join('')}${values.join('')}`
}
