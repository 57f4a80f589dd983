import { textRule } from './text-rule.ts'

/**
 * Scheme, two slashes and a host (with credentials and port). A name in the DNS has at most 253 bytes (RFC 1035); the
 * bound is generous, and keeps the internationalisation of host names away from very long ones.
 */
const start = /^https?:\/\/[^/?#]{1,1000}(?:[/?#]|$)/i

/** What the parser would silently drop, trim or rewrite: white space, controls, lone surrogates, backslashes. */
const rewritten = /[\s\p{Cc}\p{Cs}\\]/u

/**
 * An absolute http or https address. Source: the WHATWG URL Standard, whose parser decides, but nothing is accepted that
 * it would have to mend first.
 */
export const url = textRule(
  (text) => start.test(text) && !rewritten.test(text) && URL.canParse(text),
  'URL must start with http:// or https://, e.g. https://example.com',
)
