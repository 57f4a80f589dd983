import { expect, it } from 'vitest'
import { tablesOf } from '../../../rules/idea-tables.ts'
import { type Card, drawCard, typeOver } from './generator/card.ts'
import { ideaOfCard, isTooLong } from './idea-of-card.ts'
import { starterTables } from './tables/starter-tables.ts'

const tables = tablesOf(starterTables)

/** A hook with these texts. */
const hook = (...texts: string[]): Card => {
  const card = drawCard(tables, 'hook', 'a seed')
  return card.slots.reduce((typed, { name }, at) => typeOver(typed, name, texts[at] ?? ''), card)
}

it('a card is kept with its first text as the title, and a line for each slot', () => {
  expect(ideaOfCard(hook('A beggar gives you money.', 'the bank', 'It leaks.'))).toEqual({
    kind: 'hook',
    title: 'A beggar gives you money',
    body: 'How it begins: A beggar gives you money.\nWho asks: the bank\nThe catch: It leaks.',
  })
})

it('a slot that was emptied is left out, and a card without a text is not kept', () => {
  expect(ideaOfCard(hook(' ', 'the bank', '\u2800'))).toMatchObject({ title: 'the bank', body: 'Who asks: the bank' })
  expect(ideaOfCard(hook())).toBeUndefined()
})

it('a text that is too long is not cut, since nobody would see what is missing', () => {
  const idea = ideaOfCard(hook('A beggar', 'x'.repeat(10_000), 'It leaks.'))
  expect(idea?.body).toMatch(/x{10000}\nThe catch: It leaks\.$/)
  expect(idea && isTooLong(idea)).toBe(true)
})
