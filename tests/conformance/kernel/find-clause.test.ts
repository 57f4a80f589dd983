import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pointerTo } from './check.ts'
import { createClauses } from './find-clause.ts'

const clauseAt = createClauses()

test.each([
  ['an answer', pointerTo('startVerification', 'responses', 400), "'400':"],
  ['a schema', '#/components/schemas/Session/properties/exp', 'exp:'],
  ['an answer of a tag', pointerTo('changeGame', 'responses', 412), "'412':", 'contract/games.yaml'],
  ['what a tag shares', '#/components/schemas/GivenRole/enum', 'enum: [admin, player]', 'openapi.yaml'],
  ['an event', 'asyncapi.yaml: game.changed', 'gameChanged:', 'asyncapi.yaml'],
  ['an unknown event, at the list of events', 'asyncapi.yaml: tea.served', 'messages:', 'asyncapi.yaml'],
  ['an unknown part, at its parent', '#/components/schemas/Session/maximum', 'Session:'],
])('%s is found by its line', (_, pointer, text, file = 'openapi.yaml') => {
  const clause = clauseAt(pointer)
  expect(clause.file).toBe(file)
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines[clause.line - 1]?.trim()).toBe(text)
  expect(clause.text.startsWith(text)).toBe(true)
})

test('a description is quoted to its end, for an answer the one of its operation too', () => {
  const { says } = clauseAt(pointerTo('withdrawRequest', 'responses', 204))
  expect(says).toMatch(/^Withdraws my request\.[\s\S]*\nI wait no longer, or did not\.$/)
  expect(clauseAt('#/components/schemas/Session/required').says).toBeUndefined()
  expect(clauseAt('#/components/schemas/DiceNotation').says).toMatch(/that of the part that cannot stand\.$/)
})
