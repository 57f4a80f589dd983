import { zKsuid, zRequestId } from '../contract/schemas/openapi.gen.ts'
import { textRule, withMessage } from './text-rule.ts'

/** An id of this product, a KSUID: 27 letters and digits. Source: segmentio/ksuid (20 bytes in base 62). */
export const ksuid = withMessage(zKsuid, 'ID must be a valid KSUID')

/** The id of a game, as an invitation link contains it. */
export const gameId = ksuid

/** The token of an invitation link: 20 to 255 letters, digits, hyphens and underscores (base64url, RFC 4648). */
export const token = textRule(
  (text) => /^[A-Za-z0-9_-]{20,255}$/.test(text),
  'Token must be 20-255 characters and contain only letters, numbers, hyphens, and underscores',
)

/** The id of a verification request, a UUID. Source: RFC 9562, sections 4, 5.9 (Nil) and 5.10 (Max). */
export const requestId = withMessage(zRequestId, 'Request ID must be a UUID, e.g. 9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90')
