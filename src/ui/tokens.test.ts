import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

function hex(name: string, theme: 'light' | 'dark') {
  const value = colours.get(name)?.[theme]
  if (!value) throw new Error(`tokens.css has no --color-${name} of the form light-dark(#rrggbb, #rrggbb).`)
  return value
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['page', 'surface', 'raised', 'sunken', 'hover']
const INKS = ['text', 'text-muted', 'text-faint', 'accent', 'success', 'warning', 'info', 'error']
const ON_ITSELF = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
] as const

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each([...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)), ...ON_ITSELF])(
    'makes %s readable on %s (WCAG 1.4.3)',
    (ink, ground) => {
      expect(contrast(hex(ink, theme), hex(ground, theme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['control', 'focus'].flatMap((line) => GROUNDS.map((ground) => [line, ground] as const)))(
    'makes %s visible on %s (WCAG 1.4.11)',
    (line, ground) => {
      expect(contrast(hex(line, theme), hex(ground, theme))).toBeGreaterThanOrEqual(3)
    },
  )
})
