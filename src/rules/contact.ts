import * as z from 'zod/mini'
import { contactMessage, loginContact } from './login-contact.ts'

/**
 * The contact of the shared schema: a phone number (E.164), an e-mail address, or an integer from 1,000,000,000 to
 * 9,999,999,999,999. The login form uses `loginContact`, which has no integer.
 */
export const contact = z.union([loginContact, z.int().check(z.gte(1e9), z.lte(9999999999999))], contactMessage)
