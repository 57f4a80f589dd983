import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createProgram, readComponents } from '../../scripts/docs/read-props.ts'
import { isAside, sourceFiles } from '../support/source-files.ts'

const pages = sourceFiles(['src', '.storybook'], /\.mdx$/)
const ofComponents = pages.filter(({ path }) => path.startsWith('src/ui/'))
const code = sourceFiles(['src'], /\.tsx$/)
const examples = code.filter(({ path }) => path.endsWith('.example.tsx'))
const shipped = code.filter((file) => !isAside(file) && !examples.includes(file))

const library = shipped.filter(({ path }) => path.startsWith('src/ui/'))
const program = createProgram(library.map(({ path }) => path))
const components = library.flatMap(({ path }) => readComponents(program, path).map((docs) => ({ ...docs, path })))

/** A component that another folder uses is public. The icons share one page and take no props. */
const isPublic = ({ name, path }: { name: string; path: string }) =>
  path !== 'src/ui/icon/icons.tsx' &&
  shipped.some((file) => dirname(file.path) !== dirname(path) && new RegExp(`<${name}\\b`).test(file.text))
const offered = components.filter(isPublic)

test('the library is found', () => {
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Field', 'ToastRegion']))
})

test.each(offered)('$name has a page with its props and a source with its import', ({ name, path }) => {
  const page = pages.find(({ text }) => text.includes(`<Props of={${name}} />`))
  expect(page?.path.startsWith(`${dirname(path)}/`)).toBe(true)
  const sources = [...(page?.text ?? '').matchAll(/ from '(\.\/[^']+)\?raw'/g)].map(([, file = '']) => file)
  const shown = examples.filter((example) =>
    sources.some((file) => join(dirname(page?.path ?? ''), file) === example.path),
  )
  const imports = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '../../${path.slice('src/'.length)}'`)
  expect(shown.filter(({ text }) => imports.test(text))).not.toEqual([])
})

test('every prop of the library, and every field of its types, has a type and says what it means', () => {
  const rows = offered.flatMap(({ name, props, types }) => [
    ...props.map((prop) => ({ of: name, ...prop })),
    ...types.flatMap((type) => type.fields.map((field) => ({ of: type.name, ...field }))),
  ])
  expect(rows.length).toBeGreaterThan(40)
  expect(
    rows.filter(({ type, description }) => type === '' || description === '').map((row) => `${row.of}.${row.name}`),
  ).toEqual([])
})

test('defaults are read wherever a component takes its props apart', () => {
  const defaultOf = (component: string, name: string) =>
    offered.find((each) => each.name === component)?.props.find((prop) => prop.name === name)?.default
  expect(defaultOf('Button', 'variant')).toBe("'secondary'")
  expect(defaultOf('Dialog', 'closeable')).toBe('true')
  expect(defaultOf('Dialog', 'title')).toBeUndefined()
})

test('a name that stands for a few literals is shown as these', () => {
  const variant = offered.find(({ name }) => name === 'Button')?.props.find(({ name }) => name === 'variant')
  expect(variant?.type).toBe("'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger'")
})

test.each(pages)('$path shows only code that is compiled', ({ text }) => {
  // A fenced example is only text. Nothing would notice that it is out of date.
  expect(text).not.toMatch(/```(tsx?|jsx?)/)
  // Storybook's own blocks show markup that is derived from the rendered page.
  expect(text).not.toMatch(/<(Canvas|ArgTypes|Controls|Source)\b/)
})

test.each(ofComponents)('$path tells what a reader looks for, states first', ({ text }) => {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  for (const wanted of [/^Example/, /^When to use/, /^When not/, /^Accessibility$/]) {
    expect(headings).toContainEqual(expect.stringMatching(wanted))
  }
  expect(headings[0]).toMatch(/^(Variants|All there are|Example)/)
})

test('the source of every example is shown on the page beside it', () => {
  const orphans = examples.filter(({ path }) => {
    const file = path.slice(path.lastIndexOf('/'))
    return !pages.some(({ path: at, text }) => dirname(at) === dirname(path) && text.includes(`.${file}?raw'`))
  })
  expect(orphans.map(({ path }) => path)).toEqual([])
})
