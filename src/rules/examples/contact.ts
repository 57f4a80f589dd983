import { contact } from '../contact.ts'
import { email } from '../email.ts'
import { loginContact } from '../login-contact.ts'
import { phone } from '../phone.ts'
import { type Example, entry, noText } from './entry.ts'

const goodPhones: Example[] = [
  ['+12', 'the shortest: two digits'],
  ['+123456789012345', 'the longest: 15 digits'],
  ['+12345678901234', 'one below the longest'],
  ['+99', 'first digit 9'],
  ['+10', 'a later zero'],
  ['+1234567890', 'the example of the message'],
  ['+12025550123', 'United States'],
  ['+4930123456', 'Germany'],
  ['+442079460958', 'United Kingdom'],
  ['+819012345678', 'Japan'],
  ['+6831234', 'Niue, with few digits'],
]

const badPhones: Example[] = [
  ['+1', 'one digit, one below the shortest'],
  ['+1234567890123456', '16 digits, one above the longest'],
  ['+02', 'first digit 0'],
  ['12025550123', 'no plus'],
  ['++12025550123', 'two plus signs'],
  ['+1 202 555 0123', 'spaces, which the normalisation removes'],
  ['+1-202-555-0123', 'dashes'],
  ['+12025550123\n', 'a line break at the end'],
  [' +12025550123', 'a space in front'],
  ['+１２０２５５５０１２３', 'full-width digits'],
  ['+١٢٠٢٥٥٥٠١٢٣', 'Arabic-Indic digits'],
  ['+1202555O123', 'a letter O'],
  ['+', 'nothing but the plus'],
  ['127.0.0.1', 'an IP address, which the normalisation leaves as it is'],
]

const label = 'a'.repeat(63)
const domain = (length: number) => `${label}.${label}.${label}.`.padEnd(length, 'b')

const goodEmails: Example[] = [
  ['a@b.c', 'the shortest'],
  [`${'a'.repeat(64)}@example.com`, 'local part of 64 bytes'],
  [`${'a'.repeat(63)}@example.com`, 'local part of 63 bytes'],
  [`a@${label}.com`, 'label of 63'],
  [`a@example.${label}`, 'top-level domain of 63'],
  [`${'a'.repeat(10)}@${domain(243)}`, '254 in all'],
  [`${'a'.repeat(9)}@${domain(243)}`, '253 in all'],
  ['rowan@example.com', 'the usual form'],
  ['rowan+table7@example.co.uk', 'a plus tag and three labels'],
  ["o'hara.x_y-z@example.museum", 'apostrophe, underscore, hyphen'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", 'every sign that RFC 5322 allows'],
  ['rowan@example.xn--p1ai', 'an internationalised top-level domain'],
  ['rowan@xn--bcher-kva.example', 'an internationalised label'],
  ['rowan@123.example', 'a label of digits'],
  ['ROWAN@EXAMPLE.COM', 'capitals'],
]

const badEmails: Example[] = [
  [`${'a'.repeat(65)}@example.com`, 'local part of 65 bytes'],
  [`${'é'.repeat(33)}@example.com`, '33 characters, but 66 bytes'],
  [`a@${'a'.repeat(64)}.com`, 'label of 64'],
  [`a@example.${'a'.repeat(64)}`, 'top-level domain of 64'],
  [`${'a'.repeat(11)}@${domain(243)}`, '255 in all'],
  ['rowan@localhost', 'one segment'],
  ['rowan@example.', 'an empty last segment'],
  ['rowan@.example.com', 'an empty first segment'],
  ['rowan@example..com', 'an empty segment'],
  ['rowan@-example.com', 'a label that begins with a hyphen'],
  ['rowan@example-.com', 'a label that ends with a hyphen'],
  ['rowan@exa_mple.com', 'an underscore in the domain'],
  ['rowan@192.0.2.1', 'an IP address: no top-level domain'],
  ['rowan@[192.0.2.1]', 'an address literal'],
  ['.rowan@example.com', 'a dot in front'],
  ['rowan.@example.com', 'a dot before the at sign'],
  ['ro..wan@example.com', 'two dots'],
  ['"ro wan"@example.com', 'a quoted local part'],
  ['rowan@@example.com', 'two at signs'],
  ['@example.com', 'no local part'],
  ['rowan@', 'no domain'],
  ['Rowan <rowan@example.com>', 'a display name'],
  ['rowan@example.com ', 'a space at the end, which the normalisation removes'],
  ['rowan@example.com\n', 'a line break at the end'],
  ['rowan\u0000@example.com', 'a null byte'],
  ['rowan@bücher.example', 'a domain that is not in its ASCII form'],
  ['rowan@example.com\u200f', 'a right-to-left mark'],
  ['\ud800@example.com', 'a lone surrogate'],
]

const onlyNumbers: Example[] = [
  [1e9, 'the least integer'],
  [1e9 + 1, 'one above the least'],
  [9999999999998, 'one below the greatest'],
  [9999999999999, 'the greatest integer'],
]

export const contactRules = [
  entry({
    name: 'contact',
    schema: contact,
    takes: 'A phone number (E.164), an email address, or an integer from 1e9 to 9999999999999.',
    source: 'ITU-T E.164; RFC 5321',
    accepted: [...onlyNumbers, ...goodPhones, ...goodEmails],
    refused: [
      [1e9 - 1, 'one below the least integer'],
      [1e13, 'one above the greatest integer'],
      [1e9 + 0.5, 'a fraction'],
      ['1000000000', 'the digits of an integer, as text'],
      [Number.NaN, 'not a number'],
      ...noText,
      ...badPhones,
      ...badEmails,
    ],
  }),
  entry({
    name: 'login contact',
    schema: loginContact,
    takes: 'A phone number (E.164) or an email address.',
    source: 'ITU-T E.164; RFC 5321',
    accepted: [...goodPhones, ...goodEmails],
    refused: [...noText, ...onlyNumbers, ...badPhones, ...badEmails],
  }),
  entry({
    name: 'phone',
    schema: phone,
    takes: 'A plus, a digit from 1 to 9, then 1 to 14 digits.',
    source: 'ITU-T E.164, section 6',
    accepted: goodPhones,
    refused: [...noText, [12025550123, 'a number'], ...badPhones],
  }),
  entry({
    name: 'email',
    schema: email,
    takes:
      'At most 254 bytes in all; 64 before the at sign; at least two labels of at most 63 after it; any top-level domain.',
    source: 'RFC 5321, sections 4.1.2 and 4.5.3.1; RFC 1123, section 2.1',
    accepted: goodEmails,
    refused: [...noText, ...badEmails],
  }),
]
