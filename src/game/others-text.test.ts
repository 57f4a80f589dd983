import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedText } from './others-text.tsx'

const links = (text: string) => linkedText(text).flatMap(({ text, href }) => (href ? [text] : []))

test.each([
  ['See https://example.com/map.', ['https://example.com/map']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['http://example.com/?a=1&b=2#c, or HTTPS://EXAMPLE.COM!', ['http://example.com/?a=1&b=2#c', 'HTTPS://EXAMPLE.COM']],
  ['“https://example.com/ä”', ['https://example.com/ä']],
  ['https://one.example\nhttps://two.example', ['https://one.example', 'https://two.example']],
  ['https://good.example@evil.example/ and https://:word@evil.example/ stay words', []],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd ftp://example.com', []],
  ['www.example.com and example.com stay words', []],
  ['https:// and http://?', []],
  ['https://a.example/\u202egpj.exe', ['https://a.example/']],
])('%j has the links %j', (text, found) => {
  expect(links(text)).toEqual(found)
})

test('a link leads where its text says', () => {
  expect(linkedText('go to https://example.com/a b')).toEqual([
    { text: 'go to ' },
    { text: 'https://example.com/a', href: 'https://example.com/a' },
    { text: ' b' },
  ])
})

test('no text is lost, and every link is http or https', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('https://', 'http://a.b', '(', ')', '.', ' ', '\n', 'javascript:'))
  void fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('')
      const pieces = linkedText(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const { href } of pieces) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/)
    }),
  )
})
