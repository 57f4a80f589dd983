import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, readColours } from '../../../.storybook/look/tokens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = read('avatar.module.css')
const pairs = (pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))
const grounds = pairs(/\.(\w+) \{\n {2}--ground: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)
const [ink] = pairs(/--(ink): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)
const pages = readColours(read('../tokens.css')).filter(({ name }) => /^color-(page|surface|raised)$/.test(name))

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(grounds)('the sigil can be read on $name (WCAG 1.4.3)', (ground) => {
    expect(contrast(ink?.[theme] ?? '', ground[theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('$name stands out from the page (WCAG 1.4.11)', (ground) => {
    for (const page of pages) expect(contrast(ground[theme], page[theme]), page.name).toBeGreaterThanOrEqual(3)
  })
})
