import * as z from 'zod/mini'
import { code } from './code.ts'
import { requestId } from './id.ts'
import { contactType, loginContact } from './login-contact.ts'

/** All that one sign-in holds: where the code went, the code, and the request that it belongs to. */
export const loginRecord = z.object({ type: contactType, contact: loginContact, code, requestId })
