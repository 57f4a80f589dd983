import { expect, test } from 'vitest'
import * as patterns from '../../src/contract/patterns.gen.ts'
import { zToken } from '../../src/contract/schemas/invitations.gen.ts'
import { zCode, zEmail, zKsuid, zPhone, zRequestId } from '../../src/contract/schemas/openapi.gen.ts'
import { zDisplayName } from '../../src/contract/schemas/profile.gen.ts'
import { visibleLine, visibleText } from '../../src/lib/visible-text.ts'

const domain = `${`${'a'.repeat(60)}.`.repeat(3)}example`

test.each([
  ['phone', patterns.phonePattern, zPhone, '+12025550123', ['+02025550123', '+1', '12025550123', '+12025550123\n']],
  ['email', patterns.emailPattern, zEmail, `a@${domain}`, ['a@b', `${'a'.repeat(64)}@${domain}`, 'a@@b.de', '']],
  ['code', patterns.codePattern, zCode, '123456', ['12345', '1234567', '12345a']],
  ['request id', patterns.requestIdPattern, zRequestId, '9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90', ['9b2f6c1e']],
  [
    'KSUID',
    patterns.ksuidPattern,
    zKsuid,
    '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4',
    ['2VJ0i2FvWq9sLkB3xTn6YcR8mZ', ' '.repeat(27)],
  ],
  ['token', patterns.tokenPattern, zToken, 'a'.repeat(20), ['a'.repeat(19), 'a'.repeat(256), `${'a'.repeat(20)} `]],
  ['name', patterns.displayNamePattern, zDisplayName, 'ä'.repeat(40), ['', ' ', 'a'.repeat(41), 'a\nb']],
])('the pattern of a %s accepts what its schema accepts', (_, pattern, schema, good, bad) => {
  expect([good, ...bad].map((text) => pattern.test(text))).toEqual([true, ...bad.map(() => false)])
  expect([good, ...bad].map((text) => schema.safeParse(text).success)).toEqual([true, ...bad.map(() => false)])
})

test.each([
  ['text', visibleText, patterns.notesTextPattern],
  ['line', visibleLine, patterns.boundaryTextPattern],
])('a visible %s has every character that the contract accepts, and no other', (_, visible, pattern) => {
  const texts = Array.from({ length: 0x10000 }, (_, unit) => `a${String.fromCharCode(unit)}a`)
  expect(texts.filter((text) => visible(text) === text)).toEqual(texts.filter((text) => pattern.test(text)))
})

test.each([
  ['a\u2028b\vc\td\ne', 'a\nb\nc\td\ne', 'a b c d e'],
  ['\ufeffش\u200fمس\u00ad \u200c🏰', 'شمس\u00ad \u200c🏰', 'شمس\u00ad \u200c🏰'],
  ['\u200b\u2060', '', ''],
])('of %j the text %j is visible, and the line %j', (typed, text, line) => {
  expect([visibleText(typed), visibleLine(typed)]).toEqual([text, line])
})
