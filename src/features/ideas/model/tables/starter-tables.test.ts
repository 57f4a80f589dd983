import { describe, expect, it, test } from 'vitest'
import { zIdeaKind } from '../../../../contract/schemas/ideas.gen.ts'
import { foldName, problemsFrom, readTemplate, tablesOf, textOf } from '../../../../rules/idea-tables.ts'
import { drawCard, slotPlans } from '../generator/card.ts'
import { starterTables } from './starter-tables.ts'

const tables = tablesOf(starterTables)

test('every table is used by a card, and every card finds its tables', () => {
  const drawn = zIdeaKind.options.flatMap((kind) => slotPlans[kind].map(({ table }) => foldName(table)))
  expect(new Set(drawn)).toEqual(new Set(tables.keys()))
})

describe.each(starterTables.map((table) => [table.name, table] as const))('the table "%s"', (name, table) => {
  const texts = table.entries.map(textOf)

  it('refers only to existing tables, without cycles', () => {
    expect(texts.filter((text) => 'error' in readTemplate(text))).toEqual([])
    expect(problemsFrom(tables, name)).toEqual([])
  })
})

test('no card shows a brace, or a text too long for its slot', () => {
  const drawn = zIdeaKind.options.flatMap((kind) =>
    Array.from({ length: 300 }, (_, seed) => drawCard(tables, kind, `${seed}`).slots.map(({ text }) => text)).flat(),
  )
  expect(drawn.filter((text) => /[{}]/.test(text) || text === '' || text.length > 200)).toEqual([])
})
