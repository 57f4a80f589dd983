import { expect, test } from 'vitest'
import { drawGolden, golden } from '../../../../../tests/support/golden-cards.ts'

test('a seed gives the card in the browser that it gives in Node', () => {
  expect(drawGolden()).toEqual(golden)
})
