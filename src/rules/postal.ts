import { textRule } from './text-rule.ts'

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
