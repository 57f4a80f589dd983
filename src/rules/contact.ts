import * as z from 'zod/mini'
import { contactMessage, loginContact } from './login-contact.ts'

// Each check repeats the message, because a union reports the issues of the member that came closest.
const integer = z.int(contactMessage).check(z.gte(1e9, contactMessage), z.lte(9_999_999_999_999, contactMessage))

/**
 * The contact of the shared schema: a phone number (E.164), an e-mail address, or an integer from 1,000,000,000 to
 * 9,999,999,999,999. The login form uses `loginContact`, which has no integer.
 */
export const contact = z.union([loginContact, integer], contactMessage)
