import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { colours } from '../../src/ui/avatar/avatar.tsx'
import { sigils } from '../../src/ui/sigil/sigil-names.ts'

// What a person can choose, the app can show, and the other way round.

const { schemas } = parse(readFileSync('contract/profile.yaml', 'utf8')).components

test.each([
  ['Sigil', sigils],
  ['Colour', colours],
])('the contract’s %s has the names that are drawn, and no other', (name, drawn) => {
  expect(schemas[name].enum).toEqual([...drawn])
})
