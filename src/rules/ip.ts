import * as z from 'zod/mini'
import { textRule } from './text-rule.ts'

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
