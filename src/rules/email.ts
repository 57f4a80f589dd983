import { zEmail } from '../contract/schemas/openapi.gen.ts'
import { withMessage } from './text-rule.ts'

/**
 * An e-mail address, of any top-level domain. Source: RFC 5321, sections 4.1.2 and 4.5.3.1 (dot-atom local part of at
 * most 64 bytes, labels of at most 63, 254 in all); RFC 1123, section 2.1 (hyphens never begin or end a label). Only
 * ASCII is accepted, so a character is a byte. Quoted local parts and address literals are refused: no mail provider
 * gives them out.
 */
export const email = withMessage(zEmail, 'Email address must be complete, e.g. name@example.com')
