import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
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
})

it('the login form takes what the contract takes to start a verification, and nothing else', () => {
  const startAccepts = contract('VerificationStart')
  const starts = (value: unknown) => startAccepts({ phone: value }) || startAccepts({ email: value })
  for (const value of examples) {
    expect([value, rule('login contact').safeParse(value).success]).toEqual([value, starts(value)])
  }
})
