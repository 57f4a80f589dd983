import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { basePath } from '../../src/contract/operations.gen.ts'
import { isAside, isGenerated, sourceFiles } from '../support/source-files.ts'

const documents = ['docs/deploy.md', 'docs/security.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const folders = /^(src|mocks|scripts|tests|deploy|docs)\/[\w./-]+$/

test.each(documents)('every file that $path names is there', ({ text }) => {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter((name) => folders.test(name))
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test.each(documents)('every script that $path runs is there', ({ text }) => {
  const scripts: unknown = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const run = new Set([...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  for (const name of run) expect(scripts).toHaveProperty([name])
})

test('the settings that are documented are those that are read', () => {
  const read = sourceFiles(['scripts/vite'], /settings\.ts$/)[0]?.text ?? ''
  const deploy = documents[0]?.text ?? ''
  for (const [, name = ''] of deploy.matchAll(/^\| `([A-Z_]+)`/gm)) expect(read).toContain(`env.${name}`)
  expect(deploy).toContain(`\`${basePath}\`, as in \`openapi.yaml\``)
})

test('what the browser stores is documented, and nothing else', () => {
  const found = sourceFiles(['src'], /\.tsx?$/)
    .filter((file) => !isAside(file) && !isGenerated(file))
    .flatMap(({ text }) => [
      ...text.matchAll(/['`]emberhall\.([\w-]+)/g),
      ...text.matchAll(/stored(?:Draft|Switch)(?:<\w+>)?\('([\w-]+)'/g),
    ])
    .map(([, key]) => key)
  const table = documents[1]?.text.split('## What the browser stores')[1]?.split('\n## ')[0] ?? ''
  const told = [...table.matchAll(/^\| `emberhall\.([\w-]+)/gm)].map(([, key]) => key)
  expect(new Set(told)).toEqual(new Set(found))
})
