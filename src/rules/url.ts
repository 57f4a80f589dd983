import { textRule } from './text-rule.ts'

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
