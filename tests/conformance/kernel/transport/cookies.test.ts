import { expect, test } from 'vitest'
import { createJar, flagFaults, parseSetCookie, removes } from './cookies.ts'

const faults = (line: string, secure = false) => flagFaults(parseSetCookie(line), '/base/v1', secure).join('; ')

test.each([
  ['s=1; HttpOnly; SameSite=Lax; Path=/'],
  ['s=1; httponly; samesite=strict; path=/base'],
  ['s=1; HttpOnly; SameSite=Lax; Path=/base/v1; Max-Age=3600'],
])('%s is safe', (line) => {
  expect(faults(line)).toBe('')
})

test.each([
  ['s=1; SameSite=Lax; Path=/', 'not HttpOnly'],
  ['s=1; HttpOnly; Path=/', 'no SameSite'],
  ['s=1; HttpOnly; SameSite=None; Path=/', 'SameSite=None'],
  ['s=1; HttpOnly; SameSite=Lax', 'no Path'],
  ['s=1; HttpOnly; SameSite=Lax; Path=/base/v10', 'does not cover'],
  ['s=1; HttpOnly; SameSite=Lax; Path=/bas', 'does not cover'],
])('%s is not: %s', (line, expected) => {
  expect(faults(line)).toContain(expected)
})

test('over https a cookie has to be Secure', () => {
  expect(faults('s=1; HttpOnly; SameSite=Lax; Path=/', true)).toContain('not Secure')
  expect(faults('s=1; HttpOnly; SameSite=Lax; Path=/; Secure', true)).toBe('')
})

test('Max-Age decides over Expires whether a cookie is removed', () => {
  const past = 'Thu, 01 Jan 1970 00:00:00 GMT'
  expect(removes(parseSetCookie('s=; Max-Age=0'))).toBe(true)
  expect(removes(parseSetCookie(`s=; Expires=${past}`))).toBe(true)
  expect(removes(parseSetCookie(`s=1; Max-Age=60; Expires=${past}`))).toBe(false)
  expect(removes(parseSetCookie('s=1'))).toBe(false)
})

test('a jar keeps what is set, drops what is removed, and a copy goes its own way', () => {
  const jar = createJar()
  jar.absorb(['a=1; Path=/', 'b=2=2; Path=/'])
  expect(jar.header()).toBe('a=1; b=2=2')
  const copy = jar.copy()
  jar.absorb(['a=; Max-Age=0'])
  expect(jar.header()).toBe('b=2=2')
  expect(copy.header()).toBe('a=1; b=2=2')
})
