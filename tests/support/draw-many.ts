import { zIdeaKind } from '../../src/contract/schemas/ideas.gen.ts'
import { drawCard } from '../../src/features/ideas/model/generator/card.ts'
import { starterTables } from '../../src/features/ideas/model/tables/starter-tables.ts'
import { tablesOf } from '../../src/rules/idea-tables.ts'

/** Two hundred cards of each kind, from our tables, in one text. */
export function drawMany(): string {
  const tables = tablesOf(starterTables)
  const cards = zIdeaKind.options.flatMap((kind) =>
    Array.from({ length: 200 }, (_, at) => drawCard(tables, kind, `seed ${at}`)),
  )
  return JSON.stringify(cards)
}
