import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sigils } from './sigil-names.ts'

const sprite = readFileSync(new URL('sigils.svg', import.meta.url), 'utf8')
const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/g)]

it('there is a drawing for each name, in the same order, and no other drawing', () => {
  expect(symbols.map(([, id]) => id)).toEqual(sigils)
})
