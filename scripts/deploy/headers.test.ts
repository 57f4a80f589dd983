import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cacheControl, contentSecurityPolicy, securityHeaders, strictTransportSecurity } from './headers.ts'

test('every header is in both shipped files, with the hashes of the inline scripts, nginx sending it with errors as well', () => {
  const host = readFileSync('deploy/_headers', 'utf8')
  const nginx = readFileSync('deploy/nginx/emberhall.conf', 'utf8')
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(host).toContain(`\n  ${name}: ${value}\n`)
    expect(nginx).toContain(`    add_header ${name} "${value}" always;\n`)
  }
  for (const value of [strictTransportSecurity, cacheControl.hashed]) {
    expect(host).toContain(value)
    expect(nginx).toContain(value)
  }
})

test('code, styles and frames come from the app alone, and calls may also go to an API on another origin', () => {
  expect(contentSecurityPolicy()).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
  expect(contentSecurityPolicy({ apiOrigin: 'https://api.example.com' })).toContain(
    "connect-src 'self' https://api.example.com wss://api.example.com;",
  )
})
