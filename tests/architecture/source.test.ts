import { expect, test } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { isAside, isGenerated, type SourceFile, sourceFiles } from '../support/source-files.ts'

const rooms = ['src', 'mocks', 'scripts', 'tests', '.storybook']
const written = sourceFiles(rooms, /\.(tsx?|css|html)$/).filter((file) => !isGenerated(file))
const paths = (files: SourceFile[]) => files.map(({ path }) => path)

test('the sources are found', () => {
  expect(paths(written)).toContain('tests/architecture/source.test.ts')
  expect(paths(written)).toContain('scripts/test.ts')
})

test('no file has more than 200 lines', () => {
  const long = written.filter(({ text }) => text.trimEnd().split('\n').length > 200)
  expect(paths(long)).toEqual([])
})

test('in src only main.tsx mentions the mock', () => {
  const mentions = written.filter(
    (file) => file.path.startsWith('src/') && !isAside(file) && /mock|msw/i.test(file.text),
  )
  expect(paths(mentions).filter((path) => path !== 'src/main.tsx')).toEqual([])
})

test('no path of the API is written by hand', () => {
  const apiPaths = [basePath, ...Object.values(operations).map(({ path }) => path)]
  const repeats = written.filter(({ text }) => apiPaths.some((path) => text.includes(path)))
  expect(paths(repeats)).toEqual([])
})

test('tests find what a person finds, and wait for what a person sees', () => {
  const shortcuts = /ByTestId|data-testid|waitForTimeout|networkidle|querySelector|\.(only|skip|todo)\(|toMatchSnapshot/
  const found = written.filter((file) => isAside(file) && !file.path.startsWith('tests/architecture/'))
  expect(paths(found.filter(({ text }) => shortcuts.test(text)))).toEqual([])
})
