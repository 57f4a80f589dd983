import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { catalog } from '../../src/rules/catalog.ts'

// Reads the contract itself, not the generated code, so that a bug of the generator cannot hide.
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(parse(readFileSync('openapi.yaml', 'utf8')), 'contract')

/** Whether a schema of the contract accepts a value. */
function contract(schema: string): (value: unknown) => boolean {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)
  if (!validate) throw new Error(`openapi.yaml has no schema named ${schema}.`)
  return (value) => validate(value) === true
}

const rule = (name: string) => {
  const found = catalog.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`The catalog has no rule named ${name}.`)
  return found.schema
}

const examples = catalog.flatMap(({ accepted, refused }) => [...accepted, ...refused]).map(([value]) => value)

const label = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,65}$/),
  fc.constantFrom('com', 'c', 'xn--p1ai', '', '1', 'a'.repeat(63)),
)
const local = fc.oneof(fc.stringMatching(/^[a-z.!+]{0,66}$/), fc.constantFrom('a'.repeat(64), 'é'.repeat(32)))
const emails = fc.tuple(local, fc.array(label, { maxLength: 5 })).map(([name, labels]) => `${name}@${labels.join('.')}`)
const uuids = fc.tuple(fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8, 9, 15] }), fc.constantFrom('', 'urn:uuid:', '\n'))

/** Values that nearly match each format, and some that do. */
const near: Record<string, fc.Arbitrary<string>> = {
  phone: fc.stringMatching(/^\+?[0-9]{0,17}[\n ]?$/),
  email: emails,
  code: fc.oneof(fc.stringMatching(/^[0-9]{5,7}\n?$/), fc.stringMatching(/^[0-9０-９]{6}$/)),
  requestId: uuids.chain(([id, more]) => fc.constantFrom(id, id.toUpperCase(), more + id, id + more, id.slice(1))),
}

describe.each([
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['code', 'Code'],
  ['requestId', 'RequestId'],
])('the rule %s and the schema %s of openapi.yaml', (name, schema) => {
  const contractAccepts = contract(schema)
  const answers = (value: unknown) => ({ value, accepted: rule(name).safeParse(value).success })

  it('say the same of every example of every rule', () => {
    expect(examples.map(answers)).toEqual(examples.map((value) => ({ value, accepted: contractAccepts(value) })))
  })

  it('say the same of what lies near the border, which both sides of it show', () => {
    const seen = new Set<boolean>()
    const texts = fc.oneof({ weight: 3, arbitrary: near[name] ?? fc.string() }, fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(texts, (value) => {
        const { accepted } = answers(value)
        seen.add(accepted)
        expect(contractAccepts(value)).toBe(accepted)
      }),
      { numRuns: 500 },
    )
    expect(seen).toEqual(new Set([true, false]))
  })
})

it('the login form takes what the contract takes to start a verification, and nothing else', () => {
  const startAccepts = contract('VerificationStart')
  const starts = (value: unknown) => startAccepts({ phone: value }) || startAccepts({ email: value })
  for (const value of examples) {
    expect([value, rule('login contact').safeParse(value).success]).toEqual([value, starts(value)])
  }
})
