import { zPhone } from '../contract/schemas/openapi.gen.ts'
import { withMessage } from './text-rule.ts'

/** A phone number in E.164 format: `+`, a digit from 1 to 9, then 1 to 14 digits. Source: ITU-T E.164, section 6. */
export const phone = withMessage(zPhone, 'Phone number must be in valid E.164 format, e.g. +1234567890')
