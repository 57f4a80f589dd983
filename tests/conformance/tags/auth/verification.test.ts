import { expect, test } from 'vitest'
import { bodyFor } from './verification.ts'

test('the body names the kind of contact', () => {
  expect(bodyFor('+12025550123')).toEqual({ phone: '+12025550123' })
  expect(bodyFor('rowan@example.com')).toEqual({ email: 'rowan@example.com' })
})
