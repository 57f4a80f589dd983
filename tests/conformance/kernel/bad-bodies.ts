import { examples } from '../../../src/contract/examples.gen.ts'
import type { OperationId } from '../../../src/contract/operations.gen.ts'
import { bodySchemaOf, schemaOf } from './contract.ts'
import type { Request } from './run.ts'
import { refuses } from './validate-exchange.ts'

export type BadRequest = { what: string; request: Request }

/** Requests whose body is not JSON, or is not declared as JSON. */
export function malformed(valid: unknown): BadRequest[] {
  const text = JSON.stringify(valid)
  return [
    { what: 'no body', request: {} },
    { what: 'a body that breaks off', request: { text: text.slice(0, -2) } },
    { what: 'a body that is no JSON', request: { text: 'rowan' } },
    { what: 'a body in another encoding', request: { text: `\ufeff${text.slice(0, -1)}\u0000}` } },
    { what: 'ten thousand lists in each other', request: { text: '['.repeat(10_000) + ']'.repeat(10_000) } },
    { what: 'a prototype', request: { text: `${text.slice(0, -1)},"__proto__":{"admin":true}}` } },
    { what: 'a comma after the last field', request: { text: `${text.slice(0, -1)},}` } },
    { what: 'something behind the JSON', request: { text: `${text}rowan` } },
    { what: 'single quotes', request: { text: text.replaceAll('"', "'") } },
    // A Latin 1 letter is not valid UTF-8 (RFC 8259, section 8.1).
    { what: 'a body in Latin 1', request: { text: text.replace(/e/g, '\u00e9'), encoding: 'latin1' } },
    ...otherTypes(valid, text),
  ]
}

/**
 * Requests that are right except for their content type. A form needs no preflight, so a page of another origin can
 * send it (Fetch, 2.2.2).
 */
function otherTypes(valid: unknown, text: string): BadRequest[] {
  const fields = Object.entries(Object(valid)).map(([name, value]) => [name, String(value)] as const)
  const form = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  const boundary = 'part-of-a-form'
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const multipart = `${parts.join('')}--${boundary}--\r\n`
  const jsonAs = ['text/plain', 'text/plain; x=application/json', 'text/json', 'application/vnd.api+json']
  const formType = 'application/x-www-form-urlencoded'
  return [
    { what: 'a form', request: { text: form, contentType: formType } },
    { what: 'JSON as a form', request: { text, contentType: formType } },
    { what: 'a form in parts', request: { text: multipart, contentType: `multipart/form-data; boundary=${boundary}` } },
    ...jsonAs.map((contentType) => ({ what: `JSON as ${contentType}`, request: { text, contentType } })),
    { what: 'JSON without a content type', request: { text, contentType: '' } },
  ]
}

const wrongRoots: [string, unknown][] = [
  ['null', null],
  ['an array', []],
  ['a string', 'rowan'],
  ['a number', 7],
  ['an empty object', {}],
]
const wrongValues: [string, unknown][] = [
  ['null', null],
  ['a number', 4930123456],
  ['true', true],
  ['an array', ['a']],
  ['an object', {}],
  ['empty', ''],
  ['a space', ' '],
]

/**
 * Bodies that the contract may refuse, made from its own examples: each field missing, of another type, or empty; one
 * additional field; another root value. The caller removes those that the contract accepts.
 */
export function invalidBodies(id: OperationId): { what: string; body: unknown }[] {
  const requests: Record<string, object> = examples[id].request
  const fromExamples = Object.values(requests).flatMap((example) => [
    { what: 'an unknown field', body: { ...example, unheardOf: 'a field that the contract does not name' } },
    ...Object.keys(example).flatMap((name) => [
      { what: `no ${name}`, body: without(example, name) },
      { what: `${name} in other letters`, body: { ...without(example, name), [name.toUpperCase()]: 'x' } },
      ...wrongValues.map(([what, value]) => ({ what: `${name}: ${what}`, body: { ...example, [name]: value } })),
    ]),
  ])
  return [...wrongRoots.map(([what, body]) => ({ what, body })), ...fromExamples]
}

/** Texts that a field may refuse: control characters, invisible ones, and lookalikes. */
const oddTexts = [
  ...['\u3164', '\u2800', 'a\u061cb', 'a\nb', 'a\tb', 'a\u0000b', 'a\u0085b', '\u202eevil', 'a\u2066b'],
  ...['a\u200bb', '\ufeffa'],
  ...['\u00a0', '   ', ' a', 'a ', 'a{b', 'a}b', 'a,b', '../etc', 'Europe/', 'made-up', 'Host', '7'],
  ...['tomorrow', '2026-13-01T00:00:00Z', '2026-12-01'],
]

/** Values just outside a schema: too long, too many, too large, another word. @param right a valid value */
function nearValues(reference: unknown, right: unknown): unknown[] {
  const schema = schemaOf(reference)
  const { maxLength, minimum, maximum, maxItems, items, properties, anyOf } = schema
  if (anyOf) return anyOf.flatMap((each) => nearValues(each, right))
  if (properties) {
    const fields = Object.entries(properties)
    return fields.flatMap(([name, each]) =>
      nearValues(each, Reflect.get(Object(right), name)).map((value) => ({ ...Object(right), [name]: value })),
    )
  }
  if (items) {
    const [first] = Array.isArray(right) ? right : []
    const many = Array.from({ length: (maxItems ?? 0) + 1 }, () => first)
    return [[], many, [null], first, ...nearValues(items, first).map((value) => [value])]
  }
  const words = (schema.enum ?? []).map(String)
  return [
    ...words.flatMap((word) => [word.toUpperCase(), word.replace(/^./, (letter) => letter.toUpperCase())]),
    ...(minimum === undefined ? [] : [minimum - 1, minimum + 0.5, String(minimum)]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '🐉'.repeat(maxLength + 1)]),
    ...oddTexts,
  ]
}

/** Bodies with one value just outside its schema. The caller removes those that the contract accepts. */
export const nearBodies = (id: OperationId, valid: unknown): { what: string; body: unknown }[] =>
  nearValues(bodySchemaOf(id), valid).map((body) => {
    const other = Object.entries(Object(body)).filter(([name, value]) => value !== Reflect.get(Object(valid), name))
    return { what: `a body with ${JSON.stringify(Object.fromEntries(other)).slice(0, 80)}`, body }
  })

/** Texts that have a grammar, or refer to something. */
const meant = /^(notation|health)$/

/** For each field of a body that is free text, the longest one that it may have, in characters of four bytes. */
export const longestTexts = (id: OperationId): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemaOf(bodySchemaOf(id)).properties ?? {}).flatMap(([name, each]) => {
      const { maxLength } = schemaOf(each)
      return maxLength === undefined || meant.test(name) ? [] : [[name, '🐉'.repeat(maxLength)]]
    }),
  )

/** Another valid body: one field has another value. Undefined if no field can. */
export function anotherBody(id: OperationId, body: object = {}): object | undefined {
  const values = (value: unknown) => (typeof value === 'number' ? [value + 1, value - 1] : [`${value}x`, 'x'])
  const all = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? [[]] : values(value)).map((each) => ({ ...body, [name]: each })),
  )
  return all.find((each) => !refuses(id, { body: each }))
}

const without = (example: object, name: string) =>
  Object.fromEntries(Object.entries(example).filter(([key]) => key !== name))

/** Texts that nearly match a format, but do not. */
export const nearly = {
  phone: [
    ...['2025550123', '+', '+1', '+02025550123', '+1202555012345678', '+1 202 555 0123', '+1-202-555-0123'],
    ...[
      '+1202555abcd',
      '+12025550123\n',
      '++12025550123',
      '＋１２０２５５５０１２３',
      '+١٢٠٢٥٥٥٠١٢٣',
      '+12025550123;ext=7',
    ],
    ...['+12025550123x7', '+12025550123 ext. 7'],
  ],
  email: [
    ...['rowan', 'rowan@', '@example.com', 'rowan@example', 'rowan@@example.com', 'rowan@example..com'],
    ...['.rowan@example.com', 'ro wan@example.com', ' rowan@example.com', 'rowan@example.com\n'],
    ...['rowan@example.com\r\nBcc: ada@example.com', 'rowan@example.com\u0000', 'rowan@ex\u00e4mple.com'],
    ...['r\u00f6wan@example.com', 'ro..wan@example.com', 'rowan.@example.com', 'rowan@example.123'],
    ...['rowan@example.com.', 'rowan@example-.com', 'rowan@ex_ample.com', 'rowan(table 7)@example.com'],
    ...['"rowan"@example.com', 'rowan@\ud800example.com', 'rowan@[127.0.0.1]', 'rowan@localhost'],
    ...['rowan@-example.com', `${'r'.repeat(65)}@example.com`, `rowan@${'e'.repeat(64)}.com`],
    ...[`rowan@${'e.'.repeat(130)}com`, 'Rowan <rowan@example.com>', 'rowan@example.com,ada@example.com'],
  ],
  code: ['12345', '1234567', 'abcdef', '12345a', '', ' 12345', '１２３４５６', '12 34 56'],
  requestId: ['1', 'request', '9b2f6c1e8f3a4f0e9d536a4c2f1b7e90', '9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e9z', '../../etc'],
}
