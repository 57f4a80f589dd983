import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Imports that break a rule: rule, file, imported file. */
const forbidden = [
  ['contract-imports-down', 'src/contract/up.ts', '../rules/leaf.ts'],
  ['rules-imports-down', 'src/rules/up.ts', '../ui/leaf.ts'],
  ['ui-imports-down', 'src/ui/up.ts', '../contract/leaf.ts'],
  ['api-imports-down', 'src/api/up.ts', '../shell/leaf.ts'],
  ['shell-imports-down', 'src/shell/up.ts', '../session/leaf.ts'],
  ['forms-imports-down', 'src/forms/up.ts', '../game/leaf.ts'],
  ['game-imports-down', 'src/game/up.ts', '../features/one/leaf.ts'],
  ['features-imports-down', 'src/features/one/up.ts', '../../app/leaf.ts'],
  ['app-imports-down', 'src/app/up.ts', '../main.tsx'],
  ['features-keep-apart', 'src/features/two/inside.ts', '../one/leaf.ts'],
  ['ideas-are-drawn-purely', 'src/features/ideas/model/generator/store.ts', '../../../../game/leaf.ts'],
  ['ideas-are-drawn-purely', 'src/features/ideas/model/tables/package.ts', 'zod'],
  ['starter-tables-come-with-their-view', 'src/app/tables.ts', '../features/ideas/model/tables/leaf.ts'],
  ['idea-tables-are-read-purely', 'src/rules/idea-tables.ts', 'zod'],
  ['src-without-mocks', 'src/app/mock.ts', '../../mocks/leaf.ts'],
  ['src-without-mocks', 'src/app/msw.ts', 'msw'],
  ['main-starts-the-mock-lazily', 'src/main.tsx', '../mocks/leaf.ts'],
  ['src-without-tests-and-scripts', 'src/app/support.ts', '../../tests/support/leaf.ts'],
  ['src-without-tests-and-scripts', 'src/app/story.ts', '../ui/part.stories.tsx'],
  ['src-without-dev-dependencies', 'src/app/yaml.ts', 'yaml'],
  ['mocks-know-no-app', 'mocks/app.ts', '../src/app/leaf.ts'],
  ['mocked-tags-keep-apart', 'mocks/tags/two/inside.ts', '../one/leaf.ts'],
  ['mocked-tags-import-down', 'mocks/tags/two/up.ts', '../../leaf.ts'],
  ['mock-rooms-know-no-tag', 'mocks/live/tag.ts', '../tags/one/leaf.ts'],
  ['mock-rows-know-no-http', 'mocks/db/http.ts', '../http/leaf.ts'],
  ['only-the-panel-uses-ui', 'mocks/http/ui.ts', '../../src/ui/leaf.ts'],
  ['no-cycles', 'src/ui/circle.ts', './circle-2.ts'],
  ['nothing-missing', 'src/ui/lost.ts', './nowhere.ts'],
] as const

/** Imports that keep every rule: file, imported file. */
const allowed = [
  ['src/rules/down.ts', '../contract/leaf.ts'],
  ['src/features/two/down.ts', '../../game/leaf.ts'],
  ['src/app/down.ts', '../features/one/leaf.ts'],
  ['src/features/ideas/model/generator/down.ts', '../../../../rules/idea-tables.ts'],
  ['src/features/ideas/screens/view.ts', '../model/tables/leaf.ts'],
  ['src/app/package.ts', 'ky'],
  ['src/ui/part.test.tsx', '../../mocks/leaf.ts'],
  ['src/ui/part.stories.tsx', '../../tests/support/leaf.ts'],
  ['mocks/panel/ui.ts', '../../src/ui/leaf.ts'],
  ['mocks/tags/two/example.ts', '../one/tables.ts'],
  ['mocks/live/projection.ts', '../tags/one/tables.ts'],
  ['mocks/tags/all.ts', './one/leaf.ts'],
  ['tests/support/app.ts', '../../src/app/leaf.ts'],
] as const

const root = '.results/import-rules'
const folders = ['contract', 'rules', 'ui', 'api', 'shell', 'session', 'game', 'app', 'features/one']
const leaves = [...folders, 'features/ideas/model/tables'].map((folder) => `src/${folder}/leaf.ts`)
const broken = new Map<string, string[]>()

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const leaf of [
    ...leaves,
    'mocks/leaf.ts',
    'mocks/http/leaf.ts',
    'mocks/tags/one/leaf.ts',
    'mocks/tags/one/tables.ts',
    'tests/support/leaf.ts',
  ])
    write(leaf, 'export {}\n')
  write('src/ui/circle-2.ts', "import './circle.ts'\n")
  for (const [, file, target] of forbidden) write(file, `import '${target}'\n`)
  for (const [file, target] of allowed) write(file, `import '${target}'\n`)
  for (const name of ['package.json', 'tsconfig.json']) copyFileSync(name, join(root, name))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')

  const { forbidden: rules, options } = await extractConfig(join(process.cwd(), '.dependency-cruiser.mjs'))
  const ruleSet = { forbidden: rules } as IFlattenedRuleSet
  const { output } = await cruise(['src', 'mocks', 'tests'], { ...options, ruleSet, validate: true, baseDir: root })
  if (typeof output === 'string') throw new Error(output)
  for (const { from, rule, cycle } of output.summary.violations) {
    // A cycle is reported for only one of its files.
    for (const file of new Set([from, ...(cycle ?? []).map(({ name }) => name)]))
      broken.set(file, [...(broken.get(file) ?? []), rule.name])
  }
}, 30_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(forbidden)('%s: %s may not import %s', (rule, file) => {
  expect(broken.get(file) ?? []).toContain(rule)
})

test.each(allowed)('%s may import %s', (file) => {
  expect(broken.get(file) ?? []).toEqual([])
})
