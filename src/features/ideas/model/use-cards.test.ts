import { expect, it } from 'vitest'
import { newSeed } from './use-cards.ts'

it('a seed is eight letters and digits, and another one each time', () => {
  const seeds = Array.from({ length: 1000 }, newSeed)
  expect(seeds.filter((seed) => !/^[0-9a-hjkmnp-tv-z]{8}$/.test(seed))).toEqual([])
  expect(new Set(seeds).size).toBe(1000)
})
