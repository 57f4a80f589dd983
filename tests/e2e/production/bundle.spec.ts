import { relative } from 'node:path'
import { hintScript, startScript } from '../../../scripts/build/inline-scripts.ts'
import { tracesOfMock } from '../../support/mock-traces.ts'
import { sourceFiles } from '../../support/source-files.ts'
import { expect, signIn, test } from './support/fixtures.ts'
import { builtFolder } from './support/fronts.ts'

// Paths within the build: the project's folder may have any name.
const files = sourceFiles([builtFolder], /(?<!\.(br|gz))$/).map(({ path, text }) => ({
  path: relative(builtFolder, path),
  text,
}))

test('no byte of the mock is in a live build', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(tracesOfMock(files)).toEqual([])
})

test('no source map, inline style or handler is in it, and no inline script but the two that the policy names', () => {
  expect(files.filter(({ path, text }) => path.endsWith('.map') || /sourceMappingURL/.test(text))).toEqual([])
  const pages = files.filter(({ path }) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(2)
  const inline = /<style|\sstyle=|\son\w+=|javascript:/i
  expect(pages.filter(({ text }) => inline.test(text))).toEqual([])
  const scripts = pages.flatMap(({ text }) => [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)])
  expect(new Set(scripts.map(([, code]) => code))).toEqual(new Set([hintScript, startScript]))
})

test('the developer tools of Redux see nothing: contacts and codes pass through the store', async ({
  page,
  deployment,
}) => {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    const tools = () => {
      seen.push('asked')
      return (...enhancers: ((value: unknown) => unknown)[]) =>
        (value: unknown) =>
          enhancers.reduceRight((made, enhance) => enhance(made), value)
    }
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: tools, __REDUX_DEVTOOLS_EXTENSION__: tools, seen })
  })
  await signIn(page, deployment, 'private@example.com')
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})
