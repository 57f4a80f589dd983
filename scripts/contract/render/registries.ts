import type { Node } from '../read/document.ts'
import { listOperations } from '../read/operations.ts'
import { header } from './file.ts'

/**
 * Renders the files that combine the parts of all tags, so that a new tag needs no list by hand. A missing part is an
 * import of a file that does not exist, so the type error names the file.
 *
 * @returns the files' texts, by path
 */
export function renderRegistries(document: Node, source: string): Map<string, string> {
  const tags = [...new Set(listOperations(document).map(({ tag }) => tag))]
  const start = (line: (tag: string) => string) => header(source) + tags.toSorted().map(line).join('')
  const table = (name: string, about: string, row: (tag: string) => string) =>
    `\n/** ${about} */\nexport const ${name} = {\n${tags.map((tag) => `  ${row(tag)},\n`).join('')}}\n`
  return new Map([
    [
      'mocks/tags/all-handlers.gen.ts',
      start((tag) => `import { ${tag}Handlers } from './${tag}/handlers.ts'\n`) +
        table(
          'allHandlers',
          'The handlers of every tag, by the ids of their operations.',
          (tag) => `...${tag}Handlers`,
        ),
    ],
    [
      'tests/contract/all-endpoints.gen.ts',
      start((tag) => `import { ${tag}Api } from '../../src/api/${tag}-api.ts'\n`) +
        table('allEndpoints', 'The endpoints of every tag, by their names.', (tag) => `...${tag}Api.endpoints`),
    ],
    [
      'tests/conformance/tags/all-tags.gen.ts',
      start((tag) => `import { ${tag}Cases, ${tag}Rules } from './${tag}/${tag}-checks.ts'\n`) +
        table('tagCases', 'The cases of each operation.', (tag) => `...${tag}Cases`) +
        table('tagRules', 'What no single answer shows, by tag.', (tag) => `${tag}: ${tag}Rules`),
    ],
  ])
}
