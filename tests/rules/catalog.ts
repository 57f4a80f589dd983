import type * as z from 'zod/mini'
import * as account from '../../src/rules/account.ts'
import { displayName } from '../../src/rules/display-name.ts'
import * as given from '../../src/rules/formats.ts'

/** A rule: what it takes, in one sentence, and values on both sides of its borders. */
type Entry = readonly [name: string, schema: z.ZodMiniType, takes: string, accepted: unknown[], refused: unknown[]]

const phones = ['+12', '+123456789012345', '+4930123456']
const badPhones = [
  '+1',
  '+1234567890123456',
  '+02',
  '12025550123',
  '+1 202 555 0123',
  '+12\n',
  '+１２０２５５５０１２３',
]
const label = 'a'.repeat(63)
const domain = `${label}.${label}.${label}.`.padEnd(243, 'b')
const emails = [
  `${'a'.repeat(10)}@${domain}`,
  'a@b.c',
  "!#$%&'*+/=?^_`{|}~-@1.xn--p1ai",
  `${'a'.repeat(64)}@a.${label}`,
]
const badEmails = [
  `${'a'.repeat(11)}@${domain}`,
  ...['rowan@localhost', 'rowan@a..com', 'rowan@-a.com', 'rowan@a-.com', 'rowan@exa_mple.com', 'rowan@192.0.2.1'],
  ...['.rowan@a.com', 'ro..wan@a.com', 'rowan@@a.com', '@a.com', 'rowan@a.com\n', 'é@a.com', 'rowan@bücher.example'],
  ...[`${'a'.repeat(65)}@a.com`, `a@${'a'.repeat(64)}.com`],
]
const uuid = '919108f7-52d1-4320-9bac-f847db4148a8'
const dice = '🎲'

const entries: readonly Entry[] = [
  [
    'contact',
    given.contact,
    'A phone number (E.164), an email address, or an integer from 1e9 to 9999999999999.',
    [1e9, 9999999999999, ...phones, ...emails],
    [1e9 - 1, 1e13, 1e9 + 0.5, '1000000000', ...badPhones, ...badEmails],
  ],
  [
    'login contact',
    given.loginContact,
    'A phone number (E.164) or an email address.',
    [...phones, ...emails],
    [1e9, ...badPhones, ...badEmails],
  ],
  ['phone', given.phone, 'A plus, a digit from 1 to 9, then 1 to 14 digits.', phones, badPhones],
  [
    'email',
    given.email,
    'At most 254 bytes; 64 before the at sign; at least two labels of at most 63 after it.',
    emails,
    badEmails,
  ],
  [
    'code',
    given.code,
    'Exactly 6 digits.',
    ['000000', '999999'],
    ['12345', '1234567', '12345a', '123456\n', '１２３４５６'],
  ],
  [
    'requestId',
    given.requestId,
    'A UUID of version 1 to 8 in either case, the Nil UUID or the Max UUID.',
    [uuid, uuid.toUpperCase(), uuid.replace('-4', '-8'), uuid.replace(/\w/g, '0'), uuid.replace(/\w/g, 'f')],
    [uuid.replace('-4', '-9'), uuid.replace('-9', '-7'), uuid.slice(1), `${uuid}0`, `{${uuid}}`, `${uuid}\n`],
  ],
  [
    'id',
    given.gameId,
    'A KSUID: 27 letters and digits.',
    ['0ujtsYcgvSTl8PAuAdqWYSMnLOv'],
    ['0ujtsYcgvSTl8PAuAdqWYSMnLO', '0ujtsYcgvSTl8PAuAdqWYSMnLOv0', '0ujtsYcgvSTl8PAuAdqWYSMnLO-', uuid],
  ],
  [
    'token',
    given.token,
    '20 to 255 letters, digits, hyphens and underscores.',
    ['a0-_'.repeat(5), 'Z'.repeat(255)],
    ['a'.repeat(19), 'a'.repeat(256), `${'a'.repeat(20)}=`, `${'a'.repeat(20)}\n`],
  ],
  [
    'username',
    account.username,
    '3 to 30 of the letters A to Z in either case, digits and underscores.',
    ['abc', '_Rowan7'.padEnd(30, '0')],
    ['ab', 'a'.repeat(31), 'rowan-7', 'rowan\n'],
  ],
  [
    'password',
    account.password,
    '8 to 255 characters (code points), at least one letter and one digit, of any script.',
    [`a1${dice.repeat(6)}`, `a1${dice.repeat(253)}`, 'كلمةسر١٢'],
    [`a1${dice.repeat(5)}`, `a1${'-'.repeat(254)}`, 'abcdefgh', '12345678'],
  ],
  [
    'secret',
    account.secret,
    '50 to 255 characters (code points), at least one letter and one digit, of any script.',
    [`1${'a'.repeat(49)}`, `1${'a'.repeat(254)}`],
    [`1${'a'.repeat(48)}`, `1${'a'.repeat(255)}`, 'a'.repeat(60)],
  ],
  [
    'slug',
    account.slug,
    'One or more of the letters a to z, digits and hyphens.',
    ['-', 'the-ember-keep-2024'],
    ['the-Ember', 'the_ember', 'ember\n'],
  ],
  [
    'credit card',
    given.card,
    '12 to 19 digits with a valid Luhn checksum, the first not 0; single spaces or hyphens may stand between them.',
    ['501800000009', '6304900177402924416', '4111 1111-1111 1111'],
    ['50180000007', '63049001774029244100', '4111111111111112', '0000000000000000', '4111  1111 1111 1111'],
  ],
  [
    'SSN',
    given.ssn,
    'Area, group and serial of a US social security number, with hyphens, with spaces, or without.',
    ['001-01-0001', '899 99 9999', '667010001'],
    ['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000', '078-05-1120', '123-45 6789'],
  ],
  [
    'postal code',
    given.postal,
    'A US ZIP or ZIP+4 code, or a Canadian postal code in either case, with one space or none.',
    ['00501', '12345-6789', 'k1a0b1', 'V6W 1Z5'],
    ['00499', '12345 6789', 'D1A 0B1', 'W1A 0B1', 'K1A  0B1'],
  ],
  [
    'URL',
    given.url,
    'An http or https address that a browser accepts as is; the host at most 1000 characters.',
    ['HTTPS://rowan:secret@EXAMPLE.COM:65535/ä?ö#ü', `http://${'a'.repeat(1000)}`],
    ['ftp://example.com', 'http:/example.com', 'https:\\\\a.com', 'https://a.com/a b', `https://${'a'.repeat(1001)}`],
  ],
  [
    'IP',
    given.ip,
    'An IPv4 or IPv6 address, without a range (CIDR) and without a zone.',
    ['255.255.255.255', '1:2:3:4:5:6:7::', '::ffff:192.0.2.1'],
    ['256.0.0.1', '192.0.2.01', '192.0.2.0/24', 'fe80::1%eth0', '1::2::3'],
  ],
  ['age', given.age, 'A whole number from 18 to 120.', [18, 120], [17, 121, 18.5]],
  [
    'birth date',
    given.birthDate,
    'A calendar day as YYYY-MM-DD, later than 1900-01-01, that has begun where the person is.',
    ['1900-01-02', '2000-02-29'],
    ['1900-01-01', '9999-12-31', '2001-02-29', '2000-01-01T00:00:00Z'],
  ],
  [
    'role',
    given.role,
    'One of the words admin, host and player.',
    ['admin', 'host', 'player'],
    ['Admin', 'guest', 'toString'],
  ],
  [
    'display name',
    displayName,
    'One line of 1 to 40 characters, not just spaces, and nothing that looks like the app’s own words.',
    ['Rowan', 'x'.repeat(40), 'Ghost', 'Host of Sparrows', '🦊'],
    ['   ', 'x'.repeat(41), 'Row\nan', 'The Host', 'Adm1n', 'Ноst'],
  ],
]

/** What no rule takes. */
const never = ['', undefined, null, {}]

/** Every rule with the message that its schema gives, for the tests and docs/rules.md. */
export const catalog = entries.map(([name, schema, takes, accepted, refused]) => ({
  name,
  schema,
  takes,
  accepted,
  refused: [...refused, ...never],
  message: schema.safeParse(undefined).error?.issues[0]?.message ?? '',
}))
