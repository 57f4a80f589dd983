import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headersFile, nginxFile, redirectsFile, usualPlace } from './files.ts'
import { contentSecurityPolicy, securityHeaders } from './headers.ts'
import { deployFiles, staleFiles } from './write.ts'

test('the files of deploy/ are what the headers give', () => {
  expect(staleFiles('deploy')).toEqual([])
})

test('a file that differs and one that is missing are stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = deployFiles(usualPlace)
  writeFileSync(join(folder, '_redirects'), files._redirects ?? '')
  writeFileSync(join(folder, '_headers'), files._headers?.replace("'none'", "'self'") ?? '')
  expect(staleFiles(folder)).toEqual([join(folder, '_headers'), join(folder, 'nginx/emberhall.conf')])
})

test('no source of code, style or frame is let in but the app itself', () => {
  expect(contentSecurityPolicy()).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
})

test('every header is in both files, nginx sending it with errors as well', () => {
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(headersFile(usualPlace)).toContain(`\n  ${name}: ${value}\n`)
    expect(nginxFile(usualPlace)).toContain(`    add_header ${name} "${value}" always;\n`)
  }
})

test('an API on an origin of its own may be called, and nginx passes nothing on', () => {
  const place = { base: '/', apiBase: 'https://api.example.com/v1', apiOrigin: 'https://api.example.com' }
  expect(headersFile(place)).toContain("connect-src 'self' https://api.example.com wss://api.example.com;")
  expect(nginxFile(place)).toContain("connect-src 'self' https://api.example.com wss://api.example.com;")
  expect(nginxFile(place)).not.toContain('proxy_pass')
})

test('below a path of its own the app keeps to that path', () => {
  const place = { ...usualPlace, base: '/table.v2/' }
  expect(nginxFile(place)).toContain('"~^/table\\.v2/assets/"')
  expect(nginxFile(place)).toContain('location /table.v2/ {')
  expect(nginxFile(place)).toContain('location = /table.v2 {')
  expect(nginxFile(place)).toContain('"~*/join/" "/table.v2/join/..."')
  expect(headersFile(place)).toMatch(/^\/table\.v2\/\*$/m)
  expect(redirectsFile(place)).toContain('\n/table.v2/* /table.v2/app.html 200\n')
})
