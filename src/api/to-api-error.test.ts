import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { zErrorBody } from '../contract/schemas/openapi.gen.ts'

// A later contract has more fields in the error body. The client was built with it, and the server sends a malformed
// one.
beforeEach(() => {
  vi.resetModules()
  vi.doMock('../contract/schemas/openapi.gen.ts', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    zErrorBody: z.extend(zErrorBody, { details: z.array(z.string()) }),
  }))
})
afterEach(() => {
  vi.doUnmock('../contract/schemas/openapi.gen.ts')
  vi.resetModules()
})

test.each([
  ['fits the contract', { details: ['Table 7'] }],
  ['is malformed', { details: 7 }],
  ['is absent', {}],
])('the message is read even if the rest of the body %s', async (_, rest) => {
  const { toApiError } = await import('./to-api-error.ts')
  expect(toApiError(410, { message: ' Too late. ', ...rest }, undefined)).toMatchObject({
    kind: 'refused',
    status: 410,
    message: 'Too late.',
  })
})
