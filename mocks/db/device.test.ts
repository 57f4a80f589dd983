import { afterEach, expect, test, vi } from 'vitest'
import { deviceFor, deviceHere, deviceOf } from './device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge on Windows'],
  [`${mac} ${webKit} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera on Mac'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148`, 'Firefox on iPad'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${webKit} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'A browser on Linux'],
  ['', 'Another device'],
  [undefined, 'Another device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const asked = (headers = {}) => new Request('http://localhost/anywhere', { headers })

test('inside a page it is the page’s own, whoever asks; a server goes by the header', () => {
  vi.stubGlobal('navigator', { userAgent: firefox })
  expect([deviceHere(), deviceFor(asked())]).toEqual(['Firefox on Linux', 'Firefox on Linux'])
  expect(deviceFor(asked({ 'User-Agent': `${iPhone} Version/26.0 Mobile/15E148 Safari/604.1` }))).toBe(
    'Safari on iPhone',
  )
})
