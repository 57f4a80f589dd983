import { password, secret, slug, username } from '../account.ts'
import { card } from '../card.ts'
import { ip } from '../ip.ts'
import { age, birthDate } from '../person.ts'
import { postal } from '../postal.ts'
import { role } from '../role.ts'
import { ssn } from '../ssn.ts'
import { url } from '../url.ts'
import { entry, noText } from './entry.ts'

const dice = '🎲'

/** Rules that the product gives and no screen uses but the examples page. Their examples show the borders alone. */
export const givenRules = [
  entry({
    name: 'username',
    schema: username,
    takes: '3 to 30 of the letters A to Z in either case, digits and underscores.',
    source: 'the product',
    accepted: [
      ['abc', '3 characters'],
      ['_Rowan7'.padEnd(30, '0'), '30 characters of every kind'],
    ],
    refused: [
      ...noText,
      ['ab', '2 characters'],
      ['a'.repeat(31), '31 characters'],
      ['rowan-7', 'a hyphen'],
      ['rowan\n', 'a line break at the end'],
    ],
  }),
  entry({
    name: 'password',
    schema: password,
    takes: '8 to 255 characters (code points), at least one letter and one digit, of any script.',
    source: 'the product; NIST SP 800-63B on counting characters',
    accepted: [
      [`a1${dice.repeat(6)}`, '8 characters, six of them dice'],
      [`a1${dice.repeat(253)}`, '255 characters that take two units each'],
      ['كلمةسر١٢', 'Arabic letters and digits'],
    ],
    refused: [
      ...noText,
      [`a1${dice.repeat(5)}`, '7 characters, though 12 units'],
      [`a1${'-'.repeat(254)}`, '256 characters'],
      ['abcdefgh', 'no digit'],
      ['12345678', 'no letter'],
    ],
  }),
  entry({
    name: 'secret',
    schema: secret,
    takes: '50 to 255 characters (code points), at least one letter and one digit, of any script.',
    source: 'the product',
    accepted: [
      [`1${'a'.repeat(49)}`, '50 characters'],
      [`1${'a'.repeat(254)}`, '255 characters'],
    ],
    refused: [
      ...noText,
      [`1${'a'.repeat(48)}`, '49 characters'],
      [`1${'a'.repeat(255)}`, '256 characters'],
      ['a'.repeat(60), 'no digit'],
    ],
  }),
  entry({
    name: 'slug',
    schema: slug,
    takes: 'One or more of the letters a to z, digits and hyphens.',
    source: 'the product',
    accepted: [
      ['-', 'one hyphen'],
      ['the-ember-keep-2024', 'words'],
    ],
    refused: [...noText, ['the-Ember-keep', 'a capital'], ['the_ember', 'an underscore'], ['ember\n', 'a line break']],
  }),
  entry({
    name: 'credit card',
    schema: card,
    takes: '12 to 19 digits with a right Luhn sum, the first not 0; single spaces or hyphens may stand between them.',
    source: 'ISO/IEC 7812-1; numbers from the test cards of the networks',
    accepted: [
      ['501800000009', '12 digits'],
      ['6304900177402924416', '19 digits'],
      ['4111 1111-1111 1111', 'spaces and hyphens'],
    ],
    refused: [
      ...noText,
      ['50180000007', '11 digits with a right sum'],
      ['63049001774029244100', '20 digits with a right sum'],
      ['4111111111111112', 'last digit one too high'],
      ['0000000000000000', 'all zeros, whose sum is right'],
      ['4111  1111 1111 1111', 'two spaces'],
    ],
  }),
  entry({
    name: 'SSN',
    schema: ssn,
    takes: 'Area, group and serial of a US social security number, with hyphens, with spaces, or without.',
    source: 'SSA, POMS RM 10201.035',
    accepted: [
      ['001-01-0001', 'the least'],
      ['899 99 9999', 'the greatest, with spaces'],
      ['667010001', 'area above 666, without hyphens'],
    ],
    refused: [
      ...noText,
      ['000-12-3456', 'area 000'],
      ['666-12-3456', 'area 666'],
      ['900-12-3456', 'area 900'],
      ['123-00-4567', 'group 00'],
      ['123-45-0000', 'serial 0000'],
      ['078-05-1120', 'withdrawn'],
      ['219099999', 'withdrawn'],
      ['123-45 6789', 'a hyphen and a space'],
    ],
  }),
  entry({
    name: 'postal code',
    schema: postal,
    takes: 'A US ZIP or ZIP+4 code, or a Canadian postal code in either case, with one space or none.',
    source: 'USPS Publication 28; Canada Post, Addressing guidelines',
    accepted: [
      ['00501', 'the lowest ZIP code'],
      ['12345-6789', 'ZIP+4'],
      ['k1a0b1', 'Ottawa in small letters, no space'],
      ['V6W 1Z5', 'W and Z, not first'],
    ],
    refused: [
      ...noText,
      ['00499', 'a prefix that is not in use'],
      ['12345 6789', 'ZIP+4 with a space'],
      ['D1A 0B1', 'D is never used'],
      ['W1A 0B1', 'W is never first'],
      ['K1A  0B1', 'two spaces'],
      ['\u212A1A 0B1', 'the Kelvin sign'],
    ],
  }),
  entry({
    name: 'URL',
    schema: url,
    takes:
      'An absolute http or https address that a browser takes without mending it; the host at most 1000 characters.',
    source: 'WHATWG URL Standard',
    accepted: [
      ['HTTPS://rowan:secret@EXAMPLE.COM:65535/ä?ö#ü', 'capitals, credentials, the greatest port, other scripts'],
      [`http://${'a'.repeat(1000)}`, 'a host of 1000 characters'],
    ],
    refused: [
      ...noText,
      ['ftp://example.com', 'ftp'],
      ['http:/example.com', 'one slash'],
      ['https:\\\\example.com', 'backslashes'],
      ['https://exam\nple.com', 'a line break, which the parser drops'],
      ['https://example.com/a b', 'a space'],
      ['https://256.0.0.1/', 'an IPv4 host out of range'],
      [`https://${'a'.repeat(1001)}`, 'a host of 1001 characters'],
    ],
  }),
  entry({
    name: 'IP',
    schema: ip,
    takes: 'An IPv4 or IPv6 address, without a range (CIDR) and without a zone.',
    source: 'RFC 3986, section 3.2.2; RFC 4291, section 2.2',
    accepted: [
      ['255.255.255.255', 'the greatest IPv4'],
      ['1:2:3:4:5:6:7::', 'one group left out behind'],
      ['::ffff:192.0.2.1', 'embedded IPv4'],
    ],
    refused: [
      ...noText,
      ['256.0.0.1', 'one above a byte'],
      ['192.0.2.01', 'a zero in front'],
      ['192.0.2.0/24', 'a range'],
      ['fe80::1%eth0', 'a zone'],
      ['1::2::3', 'two gaps'],
      ['1:2:3:4:5:6:7:8::', 'a gap with nothing left out'],
    ],
  }),
  entry({
    name: 'age',
    schema: age,
    takes: 'A whole number from 18 to 120.',
    source: 'the product',
    accepted: [18, 120].map((years) => [years, `${years} years`] as const),
    refused: [...noText, [17, 'one below the least'], [121, 'one above the greatest'], [18.5, 'a fraction']],
  }),
  entry({
    name: 'birth date',
    schema: birthDate,
    takes: 'A calendar day as YYYY-MM-DD, later than 1900-01-01, that has begun where the person is.',
    source: 'RFC 3339, full-date',
    accepted: [
      ['1900-01-02', 'the first day after the bound'],
      ['2000-02-29', 'a leap year'],
    ],
    refused: [
      ...noText,
      ['1900-01-01', 'the bound itself'],
      ['9999-12-31', 'far ahead'],
      ['2001-02-29', 'not a leap year'],
      ['2000-01-01T00:00:00Z', 'with a time'],
    ],
  }),
  entry({
    name: 'role',
    schema: role,
    takes: 'admin, host or player.',
    source: 'the product',
    accepted: ['admin', 'host', 'player'].map((name) => [name, name] as const),
    refused: [...noText, ['Admin', 'a capital'], ['guest', 'another word'], ['toString', 'a name that objects know']],
  }),
]
