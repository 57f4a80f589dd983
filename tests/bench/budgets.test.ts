import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { budgets } from '../../scripts/bench/budgets.ts'
import { type Weights, weigh } from '../../scripts/bench/weigh.ts'

// Builds the live app and the stack baseline. `npm run bench -- bytes` shows what the bytes consist of.

let weights: Weights
beforeAll(async () => {
  weights = await weigh('.results/budgets')
}, 120_000)

describe('what the browser loads before the login field can be used', () => {
  test('the scripts keep their budget, gzip', () => {
    expect(weights.start.scriptBytes).toBeLessThanOrEqual(budgets.start)
  })

  test('the styles keep their budget, gzip', () => {
    expect(weights.start.styleBytes).toBeLessThanOrEqual(budgets.styles)
  })

  test('no screen but the login page is among them', () => {
    expect(Object.entries(weights.views).filter(([, bytes]) => bytes === 0)).toEqual([])
  })
})

test('every view keeps its budget, gzip', () => {
  expect(Object.keys(weights.views)).toContain('src/features/welcome/screens/welcome.tsx')
  expect(Object.entries(weights.views).filter(([, bytes]) => bytes > budgets.view)).toEqual([])
})

test('the page itself keeps its budget', async () => {
  const html = await readFile(join(weights.app.folder, 'index.html'), 'utf8')
  expect(html.length).toBeLessThan(budgets.html)
})
