import { expect, test } from 'vitest'
import { drawGolden, golden } from '../../../../../tests/support/golden-cards.ts'
import { isAside, sourceFiles } from '../../../../../tests/support/source-files.ts'

test('a seed gives the card in Node that it gave before', () => {
  expect(drawGolden()).toEqual(golden)
})

test('what draws a card asks the machine for nothing', () => {
  const sources = sourceFiles(
    ['src/features/ideas/model/generator', 'src/features/ideas/model/tables', 'src/rules/idea-table'],
    /\.ts$/,
  )
  const asking = /\b(Math\.random|crypto|Date|performance|Intl|navigator|localStorage)\b|[lL]ocale/
  expect(sources.length).toBeGreaterThan(8)
  expect(sources.filter((file) => !isAside(file) && asking.test(file.text)).map(({ path }) => path)).toEqual([])
})
