/**
 * Texts that would make a careless rule slow, each `length` UTF-16 units long: repeated characters, and beginnings that
 * nearly match.
 */
export const hostileTexts: Record<string, (length: number) => string> = {
  digits: (length) => '1'.repeat(length),
  letters: (length) => 'a'.repeat(length),
  'a letter, then digits': (length) => fill('a', '1', length),
  spaces: (length) => ' '.repeat(length),
  'digits and spaces': (length) => fill('', '1 ', length),
  'spaces between two digits': (length) => `1${' '.repeat(length - 2)}1`,
  hyphens: (length) => '-'.repeat(length),
  'full-width digits': (length) => '１'.repeat(length),
  'combining marks out of order': (length) => fill('1', '\u0301\u0316', length),
  'ligatures that unfold': (length) => '\ufdfa'.repeat(length),
  'lone surrogates': (length) => '\ud800'.repeat(length),
  'right-to-left marks': (length) => '\u200f'.repeat(length),
  'null bytes': (length) => '\u0000'.repeat(length),
  emoji: (length) => '🎲'.repeat(length / 2),
  'at signs': (length) => '@'.repeat(length),
  'an e-mail with dots before the at sign': (length) => fill('', 'a.', length - 2).concat('a@'),
  'an e-mail with endless labels': (length) => fill('a@', 'a.', length),
  'an e-mail with hyphens': (length) => fill('a@a', '-', length),
  'a plus and digits': (length) => fill('+', '1', length),
  'a card with spaces': (length) => fill('', '4111 ', length),
  colons: (length) => fill('1', '::', length),
  'an address with dots': (length) => fill('', '1.', length),
  'a URL with a long host': (length) => fill('http://', 'a', length),
  'a URL with a host of many scripts': (length) => fill('http://', 'ü漢א', length),
  'a URL with at signs': (length) => fill('http://', '@', length),
  'a URL with dot segments': (length) => fill('http://a/', 'a/../', length),
  'a URL with letters to encode': (length) => fill('http://a/', 'ü', length),
  'a slug with a sign at the end': (length) => fill('', 'a-', length - 1).concat('!'),
}

const fill = (start: string, part: string, length: number) =>
  (start + part.repeat(Math.ceil(length / part.length))).slice(0, length)
