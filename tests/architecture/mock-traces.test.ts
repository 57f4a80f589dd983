import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tracesOfMock } from '../support/mock-traces.ts'
import { sourceFiles } from '../support/source-files.ts'

const removal = 'if(e.endsWith(`/mockServiceWorker.js`))await t.unregister();let n=e=>e.startsWith(`emberhall-mock/`)'
const main = { path: 'dist/assets/index-1.js', text: `let a=1;${removal};start()` }

test('a build may name the worker and what the mock stored once, to remove them', () => {
  expect(tracesOfMock([main])).toEqual([])
})

test('a second mention is a trace, in the same file or another', () => {
  const twice = { ...main, text: main.text + removal }
  expect(tracesOfMock([twice]).join()).toMatch(/mockServiceWorker\.js.*emberhall-mock\//)
  const [first, ...rest] = tracesOfMock([main, { ...main, path: 'dist/assets/b.js' }])
  expect(first).toContain('dist/assets/b.js')
  expect(rest.join()).not.toContain(main.path)
})

test('the worker itself is one, by its name alone as well', () => {
  const text = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8')
  expect(tracesOfMock([{ path: 'dist/worker.js', text }])).not.toEqual([])
  expect(tracesOfMock([{ path: 'dist/mockServiceWorker.js', text: '' }])).toEqual([
    'dist/mockServiceWorker.js is a file of the mock.',
  ])
})

test.each(['msw/browser', '[MSW] started', 'emberhall-mock/settings', '?mock=slow', '/__outbox', 'Mock panel'])(
  '"%s" is one',
  (trace) => {
    expect(tracesOfMock([main, { path: 'dist/assets/c.js', text: `a="${trace}"` }])).toHaveLength(1)
  },
)

test('a good part of the files of the mocks would be seen in a build, where none comes alone', () => {
  const files = sourceFiles(['mocks'], /\.tsx?$/)
  const seen = files.filter(({ text }) => tracesOfMock([{ path: 'x.js', text }]).length > 0)
  expect(files.length).toBeGreaterThan(20)
  expect(seen.length / files.length).toBeGreaterThan(0.33)
})
