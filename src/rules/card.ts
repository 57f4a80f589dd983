import * as z from 'zod/mini'
import { textRule } from './text-rule.ts'

/** zod checks the shape (12 to 19 digits, single spaces or hyphens between them) and the Luhn sum. */
const numbered = z.creditCard()

/**
 * A credit card number, as printed on a card or without separators. Source: ISO/IEC 7812-1 (at most 19 digits, check
 * digit by the Luhn formula). A first digit 0 is reserved for other uses than cards; a number of zeros would pass the
 * sum.
 */
export const card = textRule(
  (text) => !text.startsWith('0') && numbered.safeParse(text).success,
  'Credit card number must be valid',
)
