import * as z from 'zod/mini'
import { code } from './code.ts'
import { requestId } from './id.ts'
import { contactType, loginContact } from './login-contact.ts'

/** The record of one sign-in: where the code was sent, the code, and the id of its request. */
export const loginRecord = z.object({ type: contactType, contact: loginContact, code, requestId })
