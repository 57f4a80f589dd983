import { expect, test } from 'vitest'
import { drawGolden, golden } from '../../../../../tests/support/golden-cards.ts'

test('a seed gives the card in Node that it gave before', () => {
  expect(drawGolden()).toEqual(golden)
})
