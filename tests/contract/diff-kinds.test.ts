import { describe, expect, test } from 'vitest'
import { compareContracts } from '../../scripts/contract/diff/compare-contracts.ts'
import { at, type Json, type Node, nodeOf } from '../../scripts/contract/read/document.ts'

// Differences that a comparison of names and types alone would miss.

const object = (schema: Node): Node => ({ type: 'object', properties: { field: schema } })
/** A contract with one operation whose request and answer have the schema. */
const contract = (schema: Node, more: Node = {}): Node => ({
  openapi: '3.1.0',
  servers: [{ url: '/api' }],
  components: { schemas: { One: { type: 'object' }, Two: { type: 'string' }, ...nodeOf(more.schemas) } },
  paths: {
    [String(more.path ?? '/things')]: {
      post: {
        parameters: more.parameters ?? [],
        requestBody: { content: { 'application/json': { schema: object(schema) } } },
        responses: {
          '200': { headers: more.headers ?? {}, content: { 'application/json': { schema: object(schema) } } },
        },
        ...nodeOf(more.operation),
      },
    },
  },
})
const told = (older: Node, newer: Node) =>
  compareContracts(older, newer).map(({ breaking, message }) => `${breaking ? 'breaking' : 'fine'}: ${message}`)
const list = (more: Node = {}): Node => ({ type: 'array', items: { type: 'string' }, ...more })
const map = (values: Json): Node => ({ type: 'object', additionalProperties: values })
const kinds = (mapping: Node): Node => ({
  oneOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Two' }],
  discriminator: { propertyName: 'kind', mapping },
})
const one = '#/components/schemas/One'
const two = '#/components/schemas/Two'
const text = { type: 'string' }
/** Built at run time: a literal object with `then` looks like a promise. */
const consequence = (minLength: number): Node => Object.fromEntries([['then', { minLength }]])

describe('a difference in a schema, where it breaks: for requests, for answers, or for both', () => {
  test.each<[string, Node, Node, string, 'request' | 'answer' | 'both']>([
    ['the values of a map', map(text), map({ type: 'integer' }), 'field.*: the type was string, is integer', 'both'],
    [
      'a map of anything that got a schema',
      map(true),
      map(text),
      'unknown fields have to keep a schema now',
      'request',
    ],
    ['a map that is closed', map(text), map(false), 'field: unknown fields are refused now', 'request'],
    ['a map that is opened', map(text), map(true), 'field: unknown fields may be anything now', 'answer'],
    ['items', list(), list({ items: { type: 'integer' } }), 'field[]: the type was string, is integer', 'both'],
    ['items that got a schema', { type: 'array' }, list(), 'field: items have to keep a schema now', 'request'],
    [
      'a place in a tuple',
      list({ prefixItems: [text] }),
      list({ prefixItems: [{ type: 'integer' }] }),
      'field[0]: the type was',
      'both',
    ],
    [
      'a place more in a tuple',
      list({ prefixItems: [text] }),
      list({ prefixItems: [text, text] }),
      'had 1 places of their own, has 2',
      'both',
    ],
    ['a kind that leads elsewhere', kinds({ a: one, b: two }), kinds({ a: two, b: two }), 'a was One, is Two', 'both'],
    ['a kind that is gone', kinds({ a: one, b: two }), kinds({ a: one }), 'no longer told apart by b', 'request'],
    ['a kind that is new', kinds({ a: one }), kinds({ a: one, b: two }), 'may be told apart by b now', 'answer'],
    [
      'another field that tells kinds apart',
      kinds({}),
      { ...kinds({}), discriminator: { propertyName: 'type' } },
      'was told apart by kind, is by type',
      'both',
    ],
    ['no others', {}, { unevaluatedProperties: false }, 'unevaluatedProperties: no others are taken now', 'request'],
    ['others again', { unevaluatedProperties: false }, {}, 'unevaluatedProperties was false, is true', 'answer'],
    ['a demand', {}, { dependentRequired: { a: ['b'] } }, 'b beside a is required now', 'request'],
    ['a demand that is gone', { dependentRequired: { a: ['b'] } }, {}, 'b beside a is no longer certain', 'answer'],
    ['a consequence', { if: text }, { if: text, ...consequence(2) }, 'then was none, is {"minLength":2}', 'request'],
    ['another consequence', consequence(1), consequence(2), 'then was {"minLength":1}', 'both'],
    ['what must not be', {}, { not: text }, 'not was none, is {"type":"string"}', 'request'],
    ['another default', { default: 1 }, { default: 2 }, 'default is another, which cannot be judged here', 'both'],
    ['a keyword that nobody knows', {}, { shape: 'round' }, 'shape is another, which cannot be judged here', 'both'],
  ])('%s', (_, older, newer, message, breaks) => {
    const lines = told(contract(older), contract(newer)).filter((line) => line.includes(message))
    const verdict = (line = '') => line.split(':')[0]
    const request = lines.find((line) => !line.includes('the answer 200'))
    const answer = lines.find((line) => line.includes('the answer 200'))
    expect({ request: verdict(request), answer: verdict(answer) }).toEqual({
      request: breaks === 'answer' ? 'fine' : 'breaking',
      answer: breaks === 'request' ? 'fine' : 'breaking',
    })
  })
})

test('a schema that changes behind a reference that stays, inside of what is only compared as text', () => {
  const changed = told(
    contract({ not: { $ref: two } }),
    contract({ not: { $ref: two } }, { schemas: { Two: { type: 'integer' } } }),
  )
  expect(changed.join()).toContain('not was {"type":"string"}, is {"type":"integer"}')
})

const parameter = (more: Node = {}): Json => [{ name: 'tag', in: 'query', schema: list(), ...more }]
test.each<[string, Node, Node, string]>([
  [
    'explode',
    { parameters: parameter() },
    { parameters: parameter({ explode: false }) },
    'the query parameter tag: explode was true, is false',
  ],
  [
    'style',
    { parameters: parameter() },
    { parameters: parameter({ style: 'pipeDelimited' }) },
    'the query parameter tag: style was form',
  ],
  [
    'items of a parameter',
    { parameters: parameter() },
    { parameters: parameter({ schema: list({ items: { type: 'integer' } }) }) },
    '[]: the type was string, is integer',
  ],
  [
    'content of a parameter',
    { parameters: parameter() },
    { parameters: parameter({ content: { 'text/plain': {} } }) },
    'content is another',
  ],
  [
    'another server for one operation',
    {},
    { operation: { servers: [{ url: 'https://x.example' }] } },
    'servers is another',
  ],
  ['callbacks', {}, { operation: { callbacks: { done: {} } } }, 'callbacks is another'],
])('%s is named, and fails', (_, older, newer, message) => {
  const lines = told(contract({}, older), contract({}, newer))
  expect(lines.filter((line) => line.startsWith('breaking')).join('\n')).toContain(message)
})

const header = (name: string): Node => ({ headers: { [name]: { required: true, schema: text } } })
const id = (name: string): Node => ({
  path: `/things/{${name}}`,
  parameters: [{ name, in: 'path', required: true, schema: { ...text } }],
})
const key = (name: string): Node => ({ parameters: [{ name, in: 'header', required: true, schema: text }] })
test.each<[string, Node, Node]>([
  ['a path parameter of another name', id('id'), id('thingId')],
  ['a header in other letters', header('ETag'), header('etag')],
  ['a header parameter in other letters', key('If-Match'), key('if-match')],
  [
    'the default, written out',
    { parameters: parameter() },
    { parameters: parameter({ style: 'form', explode: true }) },
  ],
  ['words', {}, { operation: { summary: 'So.', description: 'Thus.', deprecated: true } }],
])('%s is no difference', (_, older, newer) => {
  expect(told(contract({}, older), contract({}, newer))).toEqual([])
})

test('a path parameter of another name and another form is one difference', () => {
  const newer = contract({}, id('thingId'))
  nodeOf(at(newer, '#/paths/~1things~1{thingId}/post/parameters/0/schema')).minLength = 2
  expect(told(contract({}, id('id')), newer)).toEqual([
    'breaking: POST /things/{thingId}: the path parameter number 1: the body: minLength was none, is 2',
  ])
})
