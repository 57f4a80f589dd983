import { expect, test, vi } from 'vitest'
import { type Call, createCallLog } from './call-log.ts'
import { maskText, toCurl, toHar } from './mask.ts'

const route = { operation: 'checkVerification', tag: 'auth' }
const request = () =>
  new Request('http://localhost/api/things?token=abc&limit=2', {
    method: 'POST',
    headers: { 'Invitation-Token': 'abc' },
    body: '{"email":"rowan@example.com","code":"123456"}',
  })

test('a call is logged at once, and completed by its answer with headers and bodies of both sides', async () => {
  const log = createCallLog()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const recorded = log.record(request(), route, async () => ({ response: await promise, by: 'rules' }))
  const begun = { id: 1, method: 'POST', path: '/api/things?token=abc&limit=2', ...route }
  expect(log.list()).toEqual([{ ...begun, at: expect.any(Number) }])

  resolve(new Response('{"verified":true}', { status: 201 }))
  expect((await recorded).status).toBe(201)
  await vi.waitFor(() => expect(log.list()[0]?.response).toBeDefined())
  expect(log.list()[0]).toMatchObject({
    ...{ ...begun, status: 201, by: 'rules', duration: expect.any(Number) },
    request: { body: expect.stringContaining('rowan@example.com') },
    response: { body: '{"verified":true}' },
  })
})

test('a frame of the live channel stands among the calls', () => {
  const log = createCallLog()
  log.addFrame('down', '{"v":1,"type":"game.changed","payload":{}}')
  expect(log.list()[0]).toMatchObject({ method: 'WS', path: 'game.changed', tag: 'live', response: { headers: [] } })
})

test('contacts, codes, tickets and tokens are masked, and other text is not', () => {
  expect(JSON.parse(maskText('{"email":"a@b.example","items":[{"token":"t","rev":3}],"requestId":"9b2f"}'))).toEqual({
    email: '•••',
    items: [{ token: '•••', rev: 3 }],
    requestId: '9b2f',
  })
  expect(maskText('{"message":"The code 123456 went to +12025550123.","code":"wrong_code"}')).toBe(
    '{"message":"The code ••• went to •••.","code":"wrong_code"}',
  )
  expect(maskText('{"text":"Your code:\\n123456"}')).toBe('{"text":"Your code:\\n•••"}')
  // What is no JSON: a body that was cut off, with an escaped quote in it, and one that is nested too deeply to be read.
  for (const text of ['{"token":"hush', '{"token":"\\"hush", … and 9', `{"a":${'['.repeat(50_000)},"token":"hush"`])
    expect(maskText(text)).not.toContain('hush')
  expect(maskText('https://example.com/join/2VJ0/secret?key=other')).toBe('https://example.com/join/2VJ0/•••?key=•••')
})

test('what is copied or saved has no secret in it', async () => {
  const log = createCallLog()
  await log.record(request(), route, async () => ({ response: new Response('{"ticket":"4f1k"}'), by: 'rules' }))
  await vi.waitFor(() => expect(log.list()[0]?.response).toBeDefined())
  const [call] = log.list() as [Call]
  const curl = toCurl(call, 'http://localhost')
  expect(curl).toMatch(/^curl -X POST 'http:\/\/localhost\/api\/things\?token=•••&limit=2' -H /)
  for (const text of [curl, toHar([call], 'http://localhost')])
    for (const secret of ['rowan@', '123456', '4f1k', 'abc']) expect(text).not.toContain(secret)
  expect(JSON.parse(toHar([call], '')).log.entries).toHaveLength(1)
})
