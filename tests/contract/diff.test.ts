import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compareContracts } from '../../scripts/contract/diff/compare-contracts.ts'
import { at, isNode, type Json, type Node, step } from '../../scripts/contract/read/document.ts'
import { run } from '../../scripts/tools/run.ts'

type Steps = (string | number)[]
type Edit = (contract: Node) => void
// The contract in one file, because a copy of openapi.yaml would not find the files that it refers to.
const source = readFileSync('src/contract/openapi.gen.yaml', 'utf8')
const contract: Node = parse(source)
const edited = (edit: Edit) => {
  const copy = structuredClone(contract)
  edit(copy)
  return copy
}
const compare = (edit: Edit) => compareContracts(contract, edited(edit))
const told = (changes: ReturnType<typeof compareContracts>) =>
  changes.map(({ breaking, message }) => `${breaking ? 'breaking' : 'fine'}: ${message}`)

const start = ['paths', '/auth/verify/start', 'post']
const logout = ['paths', '/auth/logout', 'post']
const info = ['paths', '/auth/userinfo', 'get']
const schema = (...steps: Steps) => ['components', 'schemas', ...steps]
/** Changes what a place of the contract is in, an object or a list. */
function changeAt(contract: Node, path: Steps, change: (holder: Node | Json[], name: string) => void) {
  const holder = at(contract, step('#', ...path.slice(0, -1)))
  const name = String(path.at(-1))
  if (!isNode(holder) && !Array.isArray(holder)) throw new Error(`openapi.yaml has no ${path.join('/')}.`)
  change(holder, name)
}
const set =
  (path: Steps, value: Json): Edit =>
  (contract) =>
    changeAt(contract, path, (holder, name) => Object.assign(holder, { [name]: value }))
const remove =
  (path: Steps): Edit =>
  (contract) =>
    changeAt(contract, path, (holder, name) => {
      if (!(name in holder)) throw new Error(`openapi.yaml has no ${path.join('/')}.`)
      if (Array.isArray(holder)) holder.splice(Number(name), 1)
      else delete holder[name]
    })
const parameter = (required: boolean) => [{ name: 'lang', in: 'query', required, schema: { type: 'string' } }]

describe('what breaks', () => {
  test.each<[string, Edit, string]>([
    ['a path that is gone', remove(logout.slice(0, 2)), 'the path /auth/logout is gone'],
    ['an operation that is gone', remove(logout), 'POST /auth/logout is gone'],
    ['another base path', set(['servers', 0, 'url'], '/api/v2'), 'the server /api/v1 is gone'],
    [
      'a session that is asked for',
      set([...start, 'security'], [{ cookieSession: [] }]),
      'it asked for nothing, and asks for cookieSession now',
    ],
    [
      'another way to sign in',
      set(['components', 'securitySchemes', 'cookieSession', 'in'], 'header'),
      'cookieSession was apiKey cookie, is apiKey header',
    ],
    [
      'a new required parameter',
      set([...info, 'parameters'], parameter(true)),
      'the new query parameter lang is required',
    ],
    [
      'a request body that is asked for',
      set([...logout, 'requestBody'], { required: true, content: {} }),
      'a request body is required now',
    ],
    ['a request body that is not taken', remove([...start, 'requestBody']), 'the request body is no longer taken'],
    [
      'another content type',
      set([...start, 'requestBody', 'content'], { 'text/plain': {} }),
      'the content type application/json is gone',
    ],
    [
      'a new required field of a request',
      (contract) => {
        set(schema('VerificationCheck', 'properties', 'device'), { type: 'string' })(contract)
        set(schema('VerificationCheck', 'required'), ['requestId', 'code', 'device'])(contract)
      },
      'the new field device is required',
    ],
    [
      'a field of a request that is gone',
      remove(schema('EmailContact', 'properties', 'email')),
      'the field email is no longer taken',
    ],
    [
      'a format that takes less',
      set(schema('Code', 'pattern'), '^[0-9]{8}$'),
      'code: pattern was "^[0-9]{6}$", is "^[0-9]{8}$"',
    ],
    ['a shorter text', set(schema('Email', 'maxLength'), 100), 'email: maxLength was 254, is 100'],
    ['a limit where none was', set(schema('Phone', 'maxLength'), 12), 'phone: maxLength was none, is 12'],
    ['values of a request that are listed', set(schema('Code', 'enum'), ['123456']), 'code: only "123456"'],
    ['another type in a request', set(schema('Code', 'type'), 'integer'), 'code: the type was string, is integer'],
    [
      'one kind of contact less',
      remove([...schema('VerificationStart', 'oneOf'), 1]),
      'the body is no longer EmailContact',
    ],
    ['an answer that is gone', remove([...start, 'responses', '400']), 'the answer 400 is gone'],
    ['a success that is new', set([...start, 'responses', '202'], { description: 'Later.' }), 'the answer 202 is new'],
    [
      'a field of an answer that is gone',
      remove(schema('Session', 'properties', 'exp')),
      'the answer 200: the field session.exp is gone',
    ],
    [
      'a field of an answer that may be absent',
      set(schema('UserInfo', 'required'), ['userId']),
      'the field session is no longer certain',
    ],
    [
      'another type in an answer',
      set(schema('Session', 'properties', 'exp', 'type'), 'string'),
      'session.exp: the type was integer, is string',
    ],
    [
      'a number that was an integer',
      set(schema('Session', 'properties', 'exp', 'type'), 'number'),
      'session.exp: the type was integer, is number',
    ],
    [
      'a field of an answer that may be null',
      set(schema('UserId', 'type'), ['string', 'null']),
      'userId: the type was string, is string or null',
    ],
    [
      'a text that may be empty',
      remove(schema('ErrorBody', 'properties', 'message', 'minLength')),
      'message: minLength was 1, is none',
    ],
    [
      'an id of no certain form',
      (contract) => {
        remove(schema('RequestId', 'format'))(contract)
      },
      'the answer 200: requestId: format was "uuid", is none',
    ],
    [
      'a header that may be absent',
      set(['components', 'headers', 'RetryAfter', 'required'], false),
      'the header Retry-After is no longer certain',
    ],
    [
      'a header that is gone',
      remove(['components', 'responses', 'TooManyRequests', 'headers']),
      'the answer 429: the header Retry-After is gone',
    ],
    [
      'an answer in another content type too',
      set([...info, 'responses', '200', 'content', 'text/plain'], {}),
      'the content type text/plain is new',
    ],
  ])('%s', (_, edit, message) => {
    const breaking = compare(edit).filter((change) => change.breaking)
    expect(told(breaking).join('\n')).toContain(message)
  })
})

describe('what breaks nothing', () => {
  test.each<[string, Edit, string[]]>([
    ['the same contract', () => undefined, []],
    ['other words', set([...start, 'summary'], 'Ask for a code'), []],
    ['a new operation', set(['paths', '/never-there'], { get: { responses: {} } }), ['the path /never-there is new']],
    [
      'a new optional parameter',
      set([...info, 'parameters'], parameter(false)),
      ['GET /auth/userinfo: the new query parameter lang is optional'],
    ],
    ['a session that is no longer asked for', set([...logout, 'security'], []), []],
    [
      'a new optional field of a request',
      set(schema('EmailContact', 'properties', 'lang'), { type: 'string' }),
      ['POST /auth/verify/start: the field lang is new'],
    ],
    [
      'a longer text in a request',
      set(schema('Email', 'maxLength'), 300),
      ['POST /auth/verify/start: email: maxLength was 254, is 300'],
    ],
    [
      'a new field of an answer',
      set(schema('Session', 'properties', 'startedAt'), { type: 'integer' }),
      ['GET /auth/userinfo: the answer 200: the field session.startedAt is new'],
    ],
    [
      'a narrower number in an answer',
      set(schema('Session', 'properties', 'exp', 'minimum'), 1),
      ['GET /auth/userinfo: the answer 200: session.exp: minimum was 0, is 1'],
    ],
    [
      'a new error',
      set([...info, 'responses', '403'], { description: 'Not you.' }),
      ['GET /auth/userinfo: the answer 403 is new'],
    ],
  ])('%s', (_, edit, messages) => {
    expect(told(compare(edit))).toEqual(messages.map((message) => `fine: ${message}`))
  })
})

test('a schema that holds itself comes to an end', () => {
  const tree =
    (type: string): Edit =>
    (contract) => {
      const children = { type: 'array', items: { $ref: '#/components/schemas/Session' } }
      set(schema('Session', 'properties'), { exp: { type }, children })(contract)
    }
  const changes = compareContracts(edited(tree('integer')), edited(tree('string')))
  expect(told(changes)).toEqual([
    'breaking: GET /auth/userinfo: the answer 200: session.exp: the type was integer, is string',
  ])
})

test('the command prints both kinds, and its exit code tells', { timeout: 60_000 }, async () => {
  const older = join(tmpdir(), `older-${process.pid}.yaml`)
  const diff = (...args: string[]) => run(process.execPath, ['scripts/contract/diff.ts', ...args], { capture: true })
  writeFileSync(older, source)
  expect(await diff(older)).toEqual({ code: 0, output: '0 breaking, 0 other changes\n' })

  const newer = edited((contract) => {
    set(schema('Code', 'maxLength'), 7)(contract)
    remove(logout)(contract)
  })
  writeFileSync(older, stringify(newer))
  const { code, output } = await diff('openapi.yaml', older)
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([
    'Breaking:',
    '  POST /auth/verify/check: code: maxLength was none, is 7',
    '    #/components/schemas/Code/maxLength',
    '  POST /auth/logout is gone',
    '    #/paths/~1auth~1logout/post',
    'The version is still 1.0.0.',
    '2 breaking, 0 other changes',
    '',
  ])

  expect(await diff()).toMatchObject({ code: 2, output: expect.stringContaining('Say what to compare with') })
  expect(await diff('README.md')).toMatchObject({ code: 2, output: expect.stringContaining('README.md') })
})
