import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProblems } from '../../scripts/contract/find-problems.ts'
import { readEvents } from '../../scripts/contract/read/events.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import { run } from '../../scripts/tools/run.ts'
import { writeContract } from './small-contract.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The problems of the small contract, changed in one place. */
function problems(from?: string, to?: string): string[] {
  const yaml = writeContract(folder, from, to)
  return findProblems(readContract(yaml), readEvents(yaml))
}

test('the contract of the project, and the small one, have none', () => {
  expect(findProblems(readContract(), readEvents())).toEqual([])
  expect(problems()).toEqual([])
})

test.each([
  [
    'an example of a body',
    'named: { value: { name: Crown } }',
    "named: { value: { name: '' } }",
    '/name must NOT have fewer',
  ],
  ['a default', 'default: 20', 'default: 0', 'it must be >= 1'],
  ['a local time as an example', "19:00:00+01:00'", "19:00:00'", '/startsAt must match format "date-time"'],
  [
    'a body without a name',
    "schema: { $ref: '#/components/schemas/NewGame' }",
    'schema: { type: object }',
    'the body of the request has to be a reference',
  ],
  ['an error without a message', 'required: [message]', 'required: []', 'the error 400 needs a required "message"'],
  [
    'a body that cannot be refused',
    "        '400': { $ref: '#/components/responses/No' }",
    '',
    'createGame: a body or a query may be refused: declare the answer 400',
  ],
  [
    'an address that cannot be missing',
    "        '404': { $ref: '../openapi.yaml#/components/responses/No' }\n        '428'",
    "        '428'",
    'putMap: a path parameter may be refused: declare the answer 404',
  ],
  ['a role that is none', 'x-may: [host]', 'x-may: [owner]', 'x-may names owner, which is none of the schema Role'],
  [
    'a refused role without a declared answer',
    "        '403': { $ref: '../openapi.yaml#/components/responses/No' }",
    '',
    'x-may shuts someone out: declare the answer 403',
  ],
  [
    'roles without a game',
    'operationId: createGame',
    'operationId: createGame\n      x-may: [host]',
    'the path needs a {gameId}',
  ],
  [
    'an event whose example is broken',
    "19:00:00Z' } }]",
    "19:00:00' } }]",
    'the event game.changed has an example "crown" that does not match its schema',
  ],
  [
    'an event without an example',
    'examples: [{ name: crown',
    'x-none: [{ name: crown',
    'the event game.changed has no example',
  ],
])('%s is reported', (_, from, to, message) => {
  expect(problems(from, to).join('\n')).toContain(message)
})

/** One fault for each rule of redocly.yaml. */
const faults: [rule: string, from: string, to: string][] = [
  ['formats', 'format: date-time', 'format: int64'],
  ['keywords', "pattern: '^[a-z]+$'", "pattern: '^[a-z]+$', not: { const: x }"],
  ['parameter-places', 'name: status, in: query', 'name: status, in: cookie'],
  ['parameter-styles', 'name: limit, in: query,', 'name: limit, in: query, explode: false,'],
  ['bodies', 'required: true, content: { image/png:', 'required: true, content: { multipart/form-data:'],
  ['statuses', "'403': {", "default: { $ref: '../openapi.yaml#/components/responses/No' }\n        '403': {"],
  ['ids', 'operationId: getMap', 'operationId: Get-Map'],
  ['tags', 'name: maps', 'name: the-maps'],
  ['examples-everywhere', 'examples: { named: { value: { name: Crown } } }', 'x-examples: {}'],
]

test('Redocly names each fault by its rule', { timeout: 60_000 }, async () => {
  const yamls = faults.map(([rule, from, to]) => writeContract(join(folder, rule), from, to))
  const lint = ['lint', '--config', 'redocly.yaml', '--format', 'json', writeContract(join(folder, 'right')), ...yamls]
  const { output } = await run('redocly', lint, { capture: true })
  // An object of JSON for each file, in their order; what is said on stderr may come between them, or not.
  const named = output.split(/\{(?=\s*"totals")/).slice(1)
  const rules = named.map((text) => [...text.matchAll(/"ruleId": "rule\/([\w-]+)"/g)].map(([, rule]) => rule))
  expect(rules.map((of) => [...new Set(of)])).toEqual([[], ...faults.map(([rule]) => [rule])])
})
