import { expect, test } from 'vitest'
import { basePath } from '../../src/contract/operations.gen.ts'
import { readSettings } from './settings.ts'

test('without any setting the development server is mocked and a build is live', () => {
  const rest = { real: [], apiBase: basePath, apiTarget: 'http://localhost:8080', base: '/' }
  expect(readSettings({}, true)).toEqual({ apiMode: 'mock', ...rest })
  expect(readSettings({}, false)).toEqual({ apiMode: 'live', ...rest })
  const empty = { VITE_API_MODE: '', VITE_API_BASE: '', API_TARGET: '', BASE_PATH: '' }
  expect(readSettings(empty, false)).toEqual({ apiMode: 'live', ...rest })
})

test('real tags count only in a mocked app, and have to be a set that works', () => {
  expect(readSettings({ VITE_API_REAL: 'auth' }, true).real).toEqual(['auth'])
  expect(readSettings({ VITE_API_REAL: 'auth' }, false).real).toEqual([])
  expect(() => readSettings({ VITE_API_REAL: 'profile' }, true)).toThrow('Real tags include auth')
})

test.each(['Live', 'real', 'mock ', 'true', '0'])('VITE_API_MODE "%s" is refused', (VITE_API_MODE) => {
  expect(() => readSettings({ VITE_API_MODE }, false)).toThrow(
    `VITE_API_MODE is "${VITE_API_MODE}". Set it to "mock" or "live", or leave it unset.`,
  )
})

test.each([
  ['/backend', '/backend'],
  ['/backend/v2/', '/backend/v2'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('VITE_API_BASE "%s" is %s', (text, apiBase) => {
  expect(readSettings({ VITE_API_BASE: text }, false).apiBase).toBe(apiBase)
})

test.each([
  'api/v1',
  '//api.example.com/v1',
  '/a b',
  '/v1?x=1',
  'ftp://api.example.com',
  'https://me:secret@api.example.com/v1',
  'https://api.example.com/v1?key=1',
  "/v1; script-src 'unsafe-inline'",
])('VITE_API_BASE "%s" is refused', (text) => {
  expect(() => readSettings({ VITE_API_BASE: text }, false)).toThrow(`VITE_API_BASE is "${text}". Set it to a path`)
})

test.each(['localhost:8080', '8080', 'ws://localhost:8080', 'http://localhost:8080/api', 'http://'])(
  'API_TARGET "%s" is refused',
  (API_TARGET) => {
    expect(() => readSettings({ API_TARGET }, true)).toThrow(`API_TARGET is "${API_TARGET}". Set it to scheme, host`)
  },
)

test.each(['emberhall', '/emberhall', 'emberhall/', '//x/', 'https://cdn.example/'])(
  'BASE_PATH "%s" is refused',
  (BASE_PATH) => {
    expect(() => readSettings({ BASE_PATH }, false)).toThrow(`BASE_PATH is "${BASE_PATH}". Set it to a path`)
  },
)
