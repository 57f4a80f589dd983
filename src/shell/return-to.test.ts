import { expect, test } from 'vitest'
import { parseReturnTo } from './return-to.ts'

const hostile = [
  null,
  '',
  ' ',
  'home/',
  '//evil.example',
  '//evil.example/home/',
  '///evil.example/home/',
  '/\\evil.example',
  '/\\/evil.example/home/',
  '\\\\evil.example\\home',
  '/\t/evil.example/home/',
  '/\n/evil.example/home/',
  '/\r\n/evil.example/home/',
  '\t//evil.example',
  ' //evil.example',
  '/./\\evil.example/home/',
  '/home/..//evil.example',
  '/home/../..//evil.example/home/',
  'https://evil.example/home/',
  'https:/evil.example/home/',
  'https:evil.example/home/',
  'HTTPS://evil.example/home/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//home/',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/home/',
  'mailto:somebody@evil.example',
  'vbscript:msgbox(1)',
  '@evil.example/home/',
  '/@evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '/\u202e/evil.example',
  '/\u3002evil.example',
  '/login',
  '/logout',
  '/',
  '/no/such/page',
  '/example/',
]

test.each(hostile)('does not continue to %j', (stored) => {
  expect(parseReturnTo(stored)).toBeUndefined()
})

test('at least thirty forms are tried', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(30)
})
