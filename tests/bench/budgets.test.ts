import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { budgets } from '../../scripts/bench/budgets.ts'
import { buildGrown } from '../../scripts/bench/builds.ts'
import { growApp } from '../../scripts/bench/grow.ts'
import { largest } from '../../scripts/bench/growth.ts'
import { startScripts, viewStylesOf, type Weights, weigh } from '../../scripts/bench/weigh.ts'
import { weighLive } from '../../scripts/bench/weigh-live.ts'
import { liveOperations } from '../../src/contract/operations/live.gen.ts'

// Builds the live app and the stack baseline. `npm run bench -- bytes` shows what the bytes consist of.

const linkTo = (file: string) => new RegExp(`<link [^>]*href="/${file}"`)

let weights: Weights
beforeAll(async () => {
  weights = await weigh('.results/budgets')
}, 120_000)

describe('what the browser loads before the login field can be used', () => {
  test('the scripts keep their budget, gzip', () => {
    expect(weights.start.scriptBytes).toBeLessThanOrEqual(budgets.start)
  })

  test('the scripts weigh little more than the libraries alone', () => {
    expect(weights.start.scriptBytes / weights.baselineBytes).toBeLessThanOrEqual(budgets.startToBaseline)
    expect(weights.startAndCall.bytes / weights.baselineBytes).toBeLessThanOrEqual(budgets.startAndCallToBaseline)
  })

  test('the styles keep their budget, gzip', () => {
    expect(weights.start.styleBytes).toBeLessThanOrEqual(budgets.styles)
  })

  test('the styles of the views are not among them', async () => {
    const [sheet = '', ...others] = weights.start.styles
    expect(others).toEqual([])
    const read = (file: string) => readFile(join(weights.app.folder, file), 'utf8')
    const views = viewStylesOf(await read('login.html'))
    expect(sheet).not.toBe(views)
    expect(await read('login.html')).not.toMatch(linkTo(views))
    // An empty page is most likely a view's, and does not wait for the app to ask.
    expect(await read('app.html')).toMatch(linkTo(views))
  })

  test('no screen but the login page is among them', () => {
    expect(Object.entries(weights.screens).filter(([, bytes]) => bytes === 0)).toEqual([])
  })
})

test('the start grows by a few bytes for each further feature and operation, not by what they are made of', async () => {
  const folder = '.results/budgets/grown'
  await growApp(folder, largest)
  const { bytes } = await startScripts(await buildGrown(folder))
  const grown = bytes - weights.start.scriptBytes
  expect(grown).toBeLessThanOrEqual(budgets.route * largest.routes + budgets.operation * largest.operations)
  expect(bytes / weights.start.scriptBytes).toBeLessThanOrEqual(budgets.growth)
}, 120_000)

test('every further screen keeps its budget, gzip', () => {
  expect(Object.keys(weights.screens)).toContain('src/features/welcome/screens/welcome.tsx')
  expect(Object.entries(weights.screens).filter(([, bytes]) => bytes > budgets.screen)).toEqual([])
})

test('every view of a game keeps its budget, gzip', () => {
  expect(Object.entries(weights.gameViews).filter(([, bytes]) => bytes === 0 || bytes > budgets.gameView)).toEqual([])
})

test('the styles of the views keep their budget, gzip', () => {
  expect(weights.viewStyles).toBeGreaterThan(1000)
  expect(weights.viewStyles).toBeLessThanOrEqual(budgets.viewStyles)
})

test('the live channel keeps its budget, gzip, and is not in the start', async () => {
  expect(await weighLive()).toBeLessThanOrEqual(budgets.live)
  const texts = weights.start.scripts.map((file) => readFile(join(weights.app.folder, file), 'utf8'))
  expect((await Promise.all(texts)).join()).not.toContain(liveOperations.createLiveTicket.path)
}, 60_000)

test('the page itself keeps its budget', async () => {
  const html = await readFile(join(weights.app.folder, 'index.html'), 'utf8')
  expect(html.length).toBeLessThan(budgets.html)
})
