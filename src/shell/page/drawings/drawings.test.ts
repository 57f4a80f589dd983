import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))

// The page sets line thickness and colors, so that all drawings look alike. A drawing sets none of its own.
test.each(files)('%s is drawn like the others', (file) => {
  const svg = readFileSync(new URL(file, folder), 'utf8')
  expect(svg).toContain('viewBox="0 0 240 180"')
  expect(svg).toContain('<g stroke-linecap="round" stroke-linejoin="round">')
  expect(svg).toMatch(/<title>.+<\/title>/)
  expect(svg).toMatch(/fill="currentColor"/)
  expect([...svg.matchAll(/(?:fill|stroke|color)="([^"]+)"/g)].map(([, value]) => value)).toSatisfy(
    (values: string[]) => values.every((value) => value === 'none' || value === 'currentColor'),
  )
  expect(svg).not.toMatch(/stroke-width|style=|class=|href=|#[\da-f]{3}/)
  expect(Buffer.byteLength(svg)).toBeLessThan(2_600)
})
