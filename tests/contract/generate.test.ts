import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generate } from '../../scripts/contract/generate.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import { renderRegistries } from '../../scripts/contract/render/registries.ts'
import { writeContract } from './small-contract.ts'

// In the project's folder, so that what is generated finds zod.
let folder = ''
beforeEach(() => {
  mkdirSync('.results', { recursive: true })
  folder = mkdtempSync(resolve('.results/generate-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const out = () => join(folder, 'out')
const files = () => readdirSync(out(), { recursive: true }).map(String).toSorted()
const read = (name: string) => readFileSync(join(out(), name), 'utf8')

test('the schemas of each YAML are in one file, the operations of each tag in another', async () => {
  await generate(out(), writeContract(folder))
  expect(files().filter((name) => name.endsWith('.ts'))).toEqual([
    ...['event-examples.gen.ts', 'events.gen.ts', 'examples.gen.ts', 'operations.gen.ts'],
    ...['operations/games.gen.ts', 'operations/maps.gen.ts', 'patterns.gen.ts', 'request-schemas.gen.ts'],
    ...['schemas/maps.gen.ts', 'schemas/openapi.gen.ts', 'schemas/parameters.gen.ts', 'types.gen.ts'],
  ])
})

test('the schemas follow the contract: closed requests, open answers, constants, offsets, escapes', async () => {
  await generate(out(), writeContract(folder))
  const { zNewGame, zGame } = await import(join(out(), 'schemas/openapi.gen.ts'))
  const takes = (value: object) => zNewGame.safeParse(value).success
  expect([takes({ name: 'Crown' }), takes({ name: 'Crown', extra: 1 }), takes({ name: 'a\u2028' })]).toEqual([
    ...[true, false, false],
  ])
  const game = { v: 1, name: 'Crown', startsAt: '2026-11-22T19:00:00+01:00' }
  const isGame = (change: object) => zGame.safeParse({ ...game, ...change }).success
  expect([isGame({ extra: 1 }), isGame({ v: 2 }), isGame({ startsAt: '2026-11-22T19:00:00' })]).toEqual([
    ...[true, false, false],
  ])
  expect(read('schemas/openapi.gen.ts')).toContain(String.raw`/^[^\u0000-\u001f\u2028]*$/`)
})

test('an operation loads the schemas of its answers; a file has none', async () => {
  await generate(out(), writeContract(folder))
  copyFileSync('src/contract/lazy-schemas.ts', join(out(), 'lazy-schemas.ts'))
  const { gamesOperations } = await import(join(out(), 'operations/games.gen.ts'))
  const { answers } = gamesOperations.createGame
  expect(answers[201].headers).toEqual({ Location: true, ETag: false })
  expect((await answers[201].body.load()).safeParse({}).success).toBe(false)
  const { mapsOperations } = await import(join(out(), 'operations/maps.gen.ts'))
  expect(mapsOperations.getMap).toMatchObject({ session: true, answers: { 200: { body: 'blob' } } })
  const { operations, sessionCookie, answerHeaders } = await import(join(out(), 'operations.gen.ts'))
  expect([operations.getMap.may, sessionCookie, answerHeaders]).toEqual([
    ['host'],
    'small_session',
    ['ETag', 'Location'],
  ])
  expect(read('operations.gen.ts')).toMatch(/putMap: \{[^}]*body: Blob \}/)
})

test('a new tag is in each list of all tags, and the type checker names its missing files', () => {
  const tables = renderRegistries(readContract(writeContract(folder)), 'openapi.yaml')
  expect([...tables.values()].map((text) => /'(\S*maps\S*)'/.exec(text)?.[1])).toEqual([
    ...['./maps/handlers.ts', '../../src/api/maps-api.ts', './maps/maps-checks.ts'],
  ])
})

test('a path of a part that openapi.yaml has no line for is an error', async () => {
  const yaml = writeContract(folder)
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/\n {2}\/games\/\{gameId\}\/maps.*\n.*/, ''))
  await expect(generate(out(), yaml)).rejects.toThrow('maps.yaml has /games/{gameId}/maps/{mapId}, but')
})
