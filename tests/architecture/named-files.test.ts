import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const rooms = /^(src|mocks|scripts|tests|contract|deploy|docs|\.storybook|\.ci|\.github)\/[\w./{},*<>-]+$/
const folders = globSync('{src,mocks,scripts,tests,contract,deploy,docs,.storybook,.ci,.github}/**')
const all = new Set(folders.map((path) => path.replaceAll('\\', '/')))

/** A path as documents write it: `<tag>` stands for any name, and braces for several. */
const exists = (named: string) => {
  const pattern = named.replace(/<\w+>/g, '*').replace(/\/$/, '')
  return /[*{]/.test(pattern) ? globSync(pattern).length > 0 : all.has(pattern)
}

// docs/contract.md adds its files step by step, which a test of its own follows.
const named = documents.filter(({ path }) => path !== 'docs/contract.md')

test.each(named)('every file that $path names is there', ({ text }) => {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter((name) => rooms.test(name))
  expect(named.filter((name) => !exists(name))).toEqual([])
})

// Beside a folder that was named before, a file is named without it: `start-step.tsx`.
test('every file that CONTRIBUTING.md names without its folder is somewhere', () => {
  const { text = '' } = documents.find(({ path }) => path === 'CONTRIBUTING.md') ?? {}
  const names = [...text.matchAll(/`((?:[\w-]+\/)*[\w{},.-]+\.(?:tsx?|css|svg|yaml))`/g)].map(([, name = '']) => name)
  const paths = [...all, ...globSync('*')].join('\n')
  const isSomewhere = (name: string) => {
    const oneOf = (_: string, several: string) => `(${several.replaceAll(',', '|')})`
    return new RegExp(`(^|/)${name.replaceAll('.', '\\.').replace(/\{(.*?)\}/g, oneOf)}$`, 'm').test(paths)
  }
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isSomewhere(name))).toEqual([])
})

test.each(documents)('every npm script that $path names is there', ({ text }) => {
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
})
