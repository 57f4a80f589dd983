import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generate } from '../../scripts/contract/generate.ts'
import { findProblems } from '../../scripts/contract/lint/find-problems.ts'
import { readContract } from '../../scripts/contract/read/bundle.ts'
import { writeSchemas } from '../../scripts/contract/write-schemas.ts'
import { eventExamples } from './scratch/generated/event-examples.gen.ts'
import { tableEventsDown, tableEventsUp } from './scratch/generated/events.gen.ts'

const scratch = 'tests/contract/scratch'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-'))
  for (const part of ['openapi.yaml', 'asyncapi.yaml', 'contract'])
    cpSync(join(scratch, part), join(folder, part), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const yaml = () => join(folder, 'openapi.yaml')
const out = () => join(folder, 'out')
const edit = (file: string, change: (text: string) => string) => {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (before === after) throw new Error(`${file} was not changed.`)
  writeFileSync(path, after)
}
const files = () => readdirSync(out(), { recursive: true }).map(String).toSorted()

test('a contract that cannot be generated costs no file, and says why', async () => {
  await generate(out(), yaml())
  const before = files()
  edit('openapi.yaml', (text) => text.replace('minItems: 1', 'uniqueItems: true'))
  await expect(generate(out(), yaml())).rejects.toThrow('uniqueItems is not carried')
  expect(files()).toEqual(before)
})

test('what the contract no longer has is gone; what is not generated stays', async () => {
  await generate(out(), yaml())
  writeFileSync(join(out(), 'paths.ts'), '')
  writeFileSync(join(out(), 'schemas/gone.gen.ts'), '')
  await generate(out(), yaml())
  expect(files()).toContain('paths.ts')
  expect(files()).toContain('schemas/maps.gen.ts')
  expect(files()).not.toContain('schemas/gone.gen.ts')
})

test('where openapi-ts fails, its reason is told', async () => {
  const broken = { One: { type: 'object', properties: { name: null } } }
  await expect(writeSchemas(out(), broken, () => 'one')).rejects.toThrow(
    /openapi-ts could not generate the schemas: .*\w/,
  )
})

test('a part that is not there, and two of one name, are told with their files', () => {
  edit('contract/maps.yaml', (text) => text.replace('parameters/GameId', 'parameters/Nobody'))
  expect(() => readContract(yaml())).toThrow('refers to #/components/parameters/Nobody at #/paths/')
  edit('openapi.yaml', (text) => text.replace('~1maps~1', '~1cards~1'))
  expect(() => readContract(yaml())).toThrow(
    'openapi.yaml refers to contract/maps.yaml#/paths/~1games~1{gameId}~1cards~1{mapId}',
  )
})

test('two files with a component of one name are told apart', () => {
  edit('contract/maps.yaml', (text) => text.replaceAll('MapInfo', 'Folder'))
  expect(() => readContract(yaml())).toThrow(
    'openapi.yaml and contract/maps.yaml both have #/components/schemas/Folder',
  )
})

test('the contract in one file refers to nothing outside of itself', () => {
  const text = readFileSync(join(scratch, 'generated/openapi.gen.yaml'), 'utf8')
  const refs = [...text.matchAll(/\$ref: '?"?([^'"\n]*)/g)].map(([, ref = '']) => ref)
  expect(refs.length).toBeGreaterThan(20)
  expect(refs.filter((ref) => !ref.startsWith('#/'))).toEqual([])
  expect(readContract(join(scratch, 'generated/openapi.gen.yaml'))).toEqual(readContract(join(scratch, 'openapi.yaml')))
})

test('events are generated like the rest: their examples pass their schemas, and nothing else does', () => {
  expect(Object.keys(tableEventsDown)).toEqual(['game.changed', 'dice.rolled'])
  expect(Object.keys(tableEventsUp)).toEqual(['presence'])
  const schemas = { ...tableEventsDown, ...tableEventsUp }
  for (const [name, schema] of Object.entries(schemas)) {
    const [example] = Object.values(eventExamples[name as keyof typeof schemas])
    expect(schema.safeParse(example)).toEqual({ success: true, data: example })
    expect(schema.safeParse({ ...example, state: 7, status: 7, faces: [] }).success).toBe(false)
  }
})

test.each<[string, (text: string) => string, string]>([
  [
    'a broken example',
    (text) => text.replace('state: here', 'state: gone'),
    'an example "here" that does not keep its schema',
  ],
  ['no example', (text) => text.replace(/ {6}examples:\n {8}- name: two\n(.*\n){3}/, ''), 'dice.rolled has no example'],
  [
    'a payload written in place',
    (text) =>
      text.replace("payload:\n        $ref: 'openapi.yaml#/components/schemas/Roll'", 'payload:\n        type: object'),
    'dice.rolled has no payload by reference',
  ],
  [
    'two events of one name',
    (text) => text.replace('name: dice.rolled', 'name: game.changed'),
    'game.changed is there twice',
  ],
  [
    'a message that no operation names',
    (text) => text.replace("      - $ref: '#/channels/table/messages/rolled'\n", ''),
    'the message rolled is no event',
  ],
])('%s of an event is refused by name', (_, change, message) => {
  edit('asyncapi.yaml', change)
  const problems = findProblems(readContract(yaml()), readContract(join(folder, 'asyncapi.yaml')))
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message)
})

test('what is the same is not written again', async () => {
  await generate(out(), yaml())
  const file = join(out(), 'types.gen.ts')
  utimesSync(file, 0, 0)
  await generate(out(), yaml())
  expect(statSync(file).mtimeMs).toBe(0)
})

test('the escapes of a pattern are not written as the characters that they stand for', async () => {
  await generate(out(), yaml())
  const text = readFileSync(join(out(), 'schemas/openapi.gen.ts'), 'utf8')
  expect(text).toContain(String.raw`/^[^\u0000-\u001f\u2028-\u202e]*$/`)
})
