import { outlined, prerendered } from '../../../scripts/build/pages.ts'
import { cacheControl, securityHeaders } from '../../../scripts/deploy/headers.ts'
import { brand } from '../../../src/shell/routes.ts'
import { expect, test } from './support/fixtures.ts'

const pages = [
  '/',
  '/login',
  '/home/',
  '/game/vtt/',
  '/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST',
  '/no/page',
]
const asHtml = { headers: { Accept: 'text/html' } }

for (const path of pages) {
  test(`${path} is the app, with every security header, and is revalidated each time`, async ({ request }) => {
    const answer = await request.get(path, asHtml)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^text\/html/)
    expect(await answer.text()).toContain('<div id="root"')
    for (const [name, value] of Object.entries(securityHeaders()))
      expect(answer.headers()[name.toLowerCase()], name).toBe(value)
    expect(answer.headers()['cache-control']).toBe(cacheControl.other)
  })
}

test('each prerendered page arrives with its content, each outline with its heading; any other address starts empty', async ({
  request,
}) => {
  expect(await (await request.get('/', asHtml)).text()).toContain('Welcome to Emberhall')
  expect(await (await request.get('/login', asHtml)).text()).toContain('Phone or Email')
  for (const { path, title } of [...prerendered, ...outlined]) {
    const html = await (await request.get(path, asHtml)).text()
    expect(html).toContain(`<div id="root" data-prerendered="${path}"`)
    expect(html).toContain(`<title>${title} · ${brand}</title>`)
  }
  for (const path of ['/idea-builder/', '/example/', '/profile'])
    expect(await (await request.get(path, asHtml)).text()).toContain('<div id="root"></div>')
})

test('a file of an older release is missing, and no page replaces it', async ({ request }) => {
  for (const headers of [{}, asHtml.headers, { Accept: '*/*' }]) {
    const answer = await request.get('/assets/index-00000000.js', { headers })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('id="root"')
  }
})

test.describe('the policy is in force', () => {
  test.use({ expectedFaults: [/Content Security Policy|This document requires 'Trusted|elsewhere\.example/] })

  test('for calls, pictures and styles from elsewhere, and for strings that would become elements', async ({
    page,
  }) => {
    await page.goto('/')
    const thrown = await page.evaluate(async () => {
      const heard = new Set<string>()
      Reflect.set(window, 'heard', heard)
      // Runs before the journey's own listener, which would count these as faults.
      const hear = (event: SecurityPolicyViolationEvent) => {
        event.stopImmediatePropagation()
        heard.add(event.effectiveDirective)
      }
      window.addEventListener('securitypolicyviolation', hear, { capture: true })
      const style = document.createElement('style')
      style.append('h1 { color: red }')
      const attempts = [
        () => document.head.append(style),
        () => Reflect.set(new Image(), 'src', 'https://elsewhere.example/x.png'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>broken</b>'),
        () => fetch('https://elsewhere.example/'),
      ]
      const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()))
      return results.map(({ status }) => status === 'rejected')
    })
    expect(thrown).toEqual([false, false, true, true])
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'heard')].sort()))
      .toEqual(['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-elem'])
  })
})
