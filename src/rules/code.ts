import { zCode } from '../contract/schemas/openapi.gen.ts'
import { withMessage } from './text-rule.ts'

/** A one-time code: exactly six digits from 0 to 9. `readCode` finds one in a pasted text. */
export const code = withMessage(zCode, 'OTP must be a 6-digit code')
