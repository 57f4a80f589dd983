import * as z from 'zod/mini'
import { zCode, zKsuid, zPhone, zRequestId } from '../contract/schemas/openapi.gen.ts'
import { codeMessage } from './code.ts'
import { contactTypeOf, isEmail } from './contact.ts'
import { textRule, withMessage } from './text-rule.ts'

/** A one-time code: exactly six digits from 0 to 9. `readCode` finds one in a pasted text. */
export const code = withMessage(zCode, codeMessage)

/** A phone number in E.164 format: `+`, a digit from 1 to 9, then 1 to 14 digits. Source: ITU-T E.164, section 6. */
export const phone = withMessage(zPhone, 'Phone number must be in valid E.164 format, e.g. +1234567890')

/**
 * An email address, of any top-level domain. Source: RFC 5321, sections 4.1.2 and 4.5.3.1 (dot-atom local part of at
 * most 64 bytes, labels of at most 63, 254 in all); RFC 1123, section 2.1 (hyphens never begin or end a label). Only
 * ASCII is accepted, so a character is a byte. Quoted local parts and address literals are refused: no mail provider
 * gives them out.
 */
export const email = textRule(isEmail, 'Email address must be complete, e.g. name@example.com')

/** The kinds of contact that can receive a one-time code. */
const contactType = z.enum(['phone', 'email'])

const contactMessage =
  'Enter a phone number with its country code, e.g. +12025550123, or an email address, e.g. name@example.com'

/** What the login form takes: a phone number or an email address. The integer that `contact` accepts is refused. */
export const loginContact = textRule((text) => contactTypeOf(text) !== undefined, contactMessage)

/** Each check repeats the message, because a union reports the issues of the closest member. */
const wholeNumber = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message))

/**
 * The contact of the shared schema: a phone number (E.164), an email address, or an integer from 1,000,000,000 to
 * 9,999,999,999,999. The login form uses `loginContact`, which has no integer.
 */
export const contact = z.union([loginContact, wholeNumber(1e9, 9_999_999_999_999, contactMessage)], contactMessage)

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

/** The record of one sign-in: where the code was sent, the code, and the id of its request. */
export const loginRecord = z.object({ type: contactType, contact: loginContact, code, requestId })

/** zod checks the shape (12 to 19 digits, single spaces or hyphens between them) and the Luhn sum. */
const numbered = z.creditCard()

/**
 * A credit card number, as printed on a card or without separators. Source: ISO/IEC 7812-1 (at most 19 digits, check
 * digit by the Luhn formula). A first digit 0 is reserved for other uses than cards, and a number of zeros would pass
 * the Luhn check.
 */
export const card = textRule(
  (text) => !text.startsWith('0') && numbered.safeParse(text).success,
  'Credit card number must be valid',
)

/** Three, two and four digits, separated by hyphens, by spaces, or not at all. */
const shape = /^(?!000|666|9)\d{3}([- ]?)(?!00)\d{2}\1(?!0000)\d{4}$/

/**
 * Numbers that were printed in advertisements and withdrawn (SSA, "Social Security Cards Issued by Woolworth"; 1940
 * pamphlet).
 */
const withdrawn = new Set(['078051120', '219099999'])

/**
 * A US social security number. Source: SSA, POMS RM 10201.035: the areas 000, 666 and 900 to 999, the group 00 and the
 * serial 0000 are never issued.
 */
export const ssn = textRule((text) => shape.test(text) && !withdrawn.has(text.replace(/\D/g, '')), 'SSN must be valid')

/** ZIP or ZIP+4. The prefixes 000 to 004 are not in use; the lowest ZIP code is 00501 (USPS, DMM list L002). */
const zip = /^(?!00[0-4])\d{5}(?:-\d{4})?$/

/**
 * Letter, digit, letter, an optional space, digit, letter, digit. D, F, I, O, Q and U are never used; W and Z are never
 * first.
 */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i

/**
 * A US ZIP code or a Canadian postal code, in either case. Source: USPS Publication 28; Canada Post, "Addressing
 * guidelines" (one space, no hyphen).
 */
export const postal = textRule((text) => zip.test(text) || canadian.test(text), 'Postal/ZIP code must be valid')

const either = z.union([z.ipv4(), z.ipv6()])

/** The longest text form: six groups of four digits and an embedded IPv4 address. */
const longestAddress = 45

/**
 * An IPv4 or IPv6 address without a range or a zone. Source: RFC 3986, section 3.2.2 (IPv4: four decimal numbers, no
 * leading zero); RFC 4291, section 2.2 (IPv6, with `::` and embedded IPv4).
 */
export const ip = textRule(
  (text) => text.length <= longestAddress && either.safeParse(text).success,
  'IP address must be IPv4 or IPv6 without a range, e.g. 192.0.2.1 or 2001:db8::1',
)

/**
 * Scheme, two slashes and a host, with credentials and port. A DNS name has at most 253 bytes (RFC 1035). The bound of
 * 1,000 is generous, and keeps very long host names away from internationalisation.
 */
const start = /^https?:\/\/[^/?#]{1,1000}(?:[/?#]|$)/i

/**
 * Characters that the URL parser would silently drop, trim or rewrite: white space, controls, lone surrogates,
 * backslashes.
 */
const rewritten = /[\s\p{Cc}\p{Cs}\\]/u

/**
 * An absolute http or https address. Source: the WHATWG URL Standard. Its parser decides, but a text that the parser
 * would have to correct is refused.
 */
export const url = textRule(
  (text) => start.test(text) && !rewritten.test(text) && URL.canParse(text),
  'URL must start with http:// or https://, e.g. https://example.com',
)

/** An age in years: a whole number from 18 to 120. */
export const age = wholeNumber(18, 120, 'Age must be a whole number from 18 to 120')

const calendarDate = z.iso.date()

/**
 * A birth date as `<input type=date>` gives it, `YYYY-MM-DD` (RFC 3339 full-date): a day after 1900-01-01 that has
 * begun in the person's time zone.
 */
export const birthDate = textRule(
  (text) => calendarDate.safeParse(text).success && text > '1900-01-01' && startOfDay(text) < Date.now(),
  'Birth date must be after 1900-01-01 and in the past, e.g. 1990-12-31',
)

/** Local midnight in Unix milliseconds. A date-time without a zone is parsed as local time. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00`).getTime()

/** The roles of the shared schema. No rule of the product depends on one. */
export const role = z.enum(['admin', 'host', 'player'], 'Role must be admin, host, or player')

/** Each kind with its rule, in the order in which they are tried. */
const kinds = [
  ['phone', phone],
  ['email', email],
  ['ssn', ssn],
  ['ip', ip],
  ['url', url],
  ['ksuid', ksuid],
  ['uuid', requestId],
  ['creditcard', card],
] as const

export type ContactKind = (typeof kinds)[number][0] | 'unknown'

/** All kinds, in the order of the specification. A text is of the first kind whose rule accepts it. */
export const contactKinds: readonly ContactKind[] = [...kinds.map(([kind]) => kind), 'unknown']

/**
 * Determines the kind of a text. The text is not trimmed or normalized. It is of a kind if and only if the kind's rule
 * accepts it. No two rules accept the same text, which a property test checks; otherwise the earlier one in
 * `contactKinds` would win.
 * @returns the kind, or `unknown`; it never throws.
 */
export function contactKind(text: string): ContactKind {
  return kinds.find(([, rule]) => rule.safeParse(text).success)?.[0] ?? 'unknown'
}
