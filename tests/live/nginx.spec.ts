import { readdirSync } from 'node:fs'
import { cacheControl, contentSecurityPolicy } from '../../scripts/deploy/headers.ts'
import { builtFolder } from './support/fronts.ts'
import { expect, test } from './support/house.ts'

// What the shipped configuration adds to what every front does.

const script = `/assets/${readdirSync(`${builtFolder}/assets`).find((name) => /^index-.*\.js$/.test(name))}`

test('a hashed file is kept for a year, and sent compressed', async ({ request }) => {
  const answer = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers()['cache-control']).toBe(cacheControl.hashed)
  expect(answer.headers()['content-encoding']).toBe('gzip')
  expect(answer.headers().vary).toContain('Accept-Encoding')
  expect(answer.headers()['content-security-policy']).toBe(contentSecurityPolicy())
})

test('a file of an older release is missing, and nobody remembers that', async ({ request }) => {
  const answer = await request.get('/assets/index-00000000.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBeUndefined()
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('an unchanged page costs no second transfer', async ({ request }) => {
  const first = await request.get('/home/')
  const again = await request.get('/home/', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})
