import * as z from 'zod/mini'
import { contactTypeOf } from './contact-type.ts'
import { textRule } from './text-rule.ts'

/** The kinds of contact that can receive a one-time code. */
export const contactType = z.enum(['phone', 'email'])

export const contactMessage =
  'Enter a phone number with its country code, e.g. +12025550123, or an email address, e.g. name@example.com'

/** What the login form takes: a phone number or an e-mail address, never the integer that `contact` admits. */
export const loginContact = textRule((text) => contactTypeOf(text) !== undefined, contactMessage)
