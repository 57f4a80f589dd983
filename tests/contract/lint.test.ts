import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { findProblems } from '../../scripts/contract/lint/find-problems.ts'
import { readContract } from '../../scripts/contract/read/bundle.ts'

type Steps = (string | number)[]
const bundle = 'tests/contract/scratch/generated/openapi.gen.yaml'
const base = parseDocument(readFileSync(bundle, 'utf8'))
const told = (steps: Steps, value: unknown) => {
  const document = base.clone()
  if (value === undefined) document.deleteIn(steps)
  else document.setIn(steps, document.createNode(value))
  return findProblems(document.toJS()).map(({ where, message }) => `${where}: ${message}`)
}

const game = ['paths', '/games/{gameId}']
const list = ['paths', '/games', 'get']
const create = ['paths', '/games', 'post']
const schema = (...steps: Steps) => ['components', 'schemas', ...steps]
const ok = { description: 'Fine.' }
const text = { type: 'string' }
const content = (type: string, more: object = {}) => ({ [type]: { schema: text, ...more } })

test.each<[string, Steps, unknown, string]>([
  [
    'a broken example of a header',
    [...create, 'responses', '201', 'headers', 'Location', 'example'],
    7,
    'the example does not keep its schema: it must be string',
  ],
  [
    'a broken example of a parameter',
    [...list, 'parameters', 0, 'example'],
    0,
    'the example does not keep its schema: it must be >= 1',
  ],
  [
    'a broken example of a body',
    [...create, 'requestBody', 'content', 'application/json', 'examples', 'named', 'value', 'name'],
    '',
    '/name must NOT have fewer',
  ],
  [
    'a broken example that is referred to',
    ['components', 'examples', 'Crown', 'value', 'status'],
    'lost',
    '/status must be equal to one of the allowed values',
  ],
  ['a broken example of a schema', schema('GameStatus', 'example'), 'lost', 'the example does not keep its schema'],
  ['a broken default', [...list, 'parameters', 0, 'schema', 'default'], 200, 'it must be <= 100'],
  [
    'a local date-time as an example',
    ['components', 'examples', 'Crown', 'value', 'startsAt'],
    '2026-11-22T18:00:00',
    '/startsAt must match format "date-time"',
  ],
  [
    'two operations of one name',
    [...game, 'delete', 'operationId'],
    'create-game',
    'createGame and create-game would have the same names',
  ],
  [
    'an id that is no name',
    [...game, 'delete', 'operationId'],
    'delete game',
    'the operationId "delete game" gives no name',
  ],
  [
    'a schema that an operation would make',
    schema('ListGamesQuery'),
    text,
    'a part of list-games and the schema ListGamesQuery would both be called',
  ],
  ['a schema whose name is no name', schema('Game-List'), text, '"Game-List" does not'],
  [
    'a form',
    [...create, 'requestBody', 'content'],
    content('multipart/form-data'),
    'createGame: forms are not carried',
  ],
  [
    'two kinds of body',
    [...create, 'requestBody', 'content', 'text/plain'],
    { schema: text },
    'JSON and another content type in one place',
  ],
  [
    'a body on a 304',
    [...game, 'get', 'responses', '304', 'content'],
    content('application/json'),
    'a 304 has no body',
  ],
  ['a range of statuses', [...game, 'get', 'responses', '4XX'], ok, 'the answer 4XX is no status'],
  ['a default answer', [...game, 'get', 'responses', 'default'], ok, 'the answer default is no status'],
  ['an error without a message', schema('ErrorBody', 'required'), [], 'needs a required "message"'],
  [
    'a refusal that is not declared',
    [...list, 'responses'],
    { '200': ok },
    'a body or a query may be refused: declare the answer 400',
  ],
  [
    'a precondition that is not declared',
    [...game, 'patch', 'responses', '428'],
    undefined,
    'a required If-Match may be refused: declare the answer 428',
  ],
  [
    'a role that is none',
    [...game, 'patch', 'x-may'],
    ['owner'],
    'x-may names owner, which is none of the schema Role',
  ],
  [
    'a role that is shut out without an answer',
    [...game, 'patch', 'responses', '403'],
    undefined,
    'x-may shuts somebody out: declare the answer 403',
  ],
  ['roles in no game', [...list, 'x-may'], ['host'], 'the path needs a {gameId}'],
  ['roles of nobody', [...game, 'patch', 'security'], [], 'x-may asks who it is: it needs the session'],
  [
    'two headers that differ by case',
    [...game, 'get', 'responses', '200', 'headers', 'etag'],
    { schema: text },
    'two headers are called etag',
  ],
  [
    'a cookie as a parameter',
    [...list, 'parameters', 4],
    { name: 'theme', in: 'cookie', schema: text },
    'a script sends no cookies',
  ],
  ['a list in another style', [...list, 'parameters', 2, 'explode'], false, 'another style, explode or allowReserved'],
  [
    'an object as a query parameter',
    [...list, 'parameters', 1, 'schema'],
    { type: 'object' },
    'has to be a string, a number or a boolean, or a list',
  ],
  ['a number as a header', [...create, 'parameters', 0, 'schema'], { type: 'integer' }, 'has to be a string'],
  ['a path parameter that is not declared', [...game, 'parameters'], [], 'the path parameter gameId is not declared'],
  ['a GET with a body', [...list, 'requestBody'], { content: content('application/json') }, 'a GET has no body'],
  [
    'another method',
    [...game, 'head'],
    { operationId: 'headGame', tags: ['games'], responses: { '200': ok } },
    'HEAD is not carried',
  ],
  ['a keyword that would be lost', schema('Game', 'properties', 'name', 'not'), { const: 'x' }, 'not is not carried'],
  ['dependentRequired', schema('Game', 'dependentRequired'), { name: ['pitch'] }, 'dependentRequired is not carried'],
  ['uniqueItems', schema('Roll', 'properties', 'faces', 'uniqueItems'), true, 'uniqueItems is not carried'],
  ['int64', schema('MapInfo', 'properties', 'bytes', 'format'), 'int64', 'the format int64 is not carried'],
  ['a map beside fields', schema('Game', 'additionalProperties'), text, 'named fields beside a map are not carried'],
  ['an open tuple', schema('Move', 'properties', 'from', 'items'), text, 'a tuple is closed'],
  [
    'a closed schema in allOf',
    schema('Both'),
    { allOf: [{ type: 'object', additionalProperties: false }, text] },
    'a closed schema in allOf',
  ],
])('%s is refused by name', (_, steps, value, message) => {
  expect(told(steps, value).join('\n')).toContain(message)
})

test.each([bundle, 'openapi.yaml'])('%s has no problem', (yaml) => {
  expect(findProblems(readContract(yaml))).toEqual([])
})
