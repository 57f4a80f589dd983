/** A token of tokens.css, without the two dashes: `color-page`, `space-4`. */
export type Token = { name: string; value: string }

/** A colour in both themes. */
export type Colour = { name: string; light: string; dark: string }

/** Every custom property in the first `:root` of tokens.css, in order. */
export function readTokens(css: string): Token[] {
  const root = /:root\s*\{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''
  const bare = root.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...bare.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))
}

/** The colours that are written as `light-dark(#rrggbb, #rrggbb)`. Only their contrast can be computed. */
export function readColours(css: string): Colour[] {
  return readTokens(css).flatMap(({ name, value }) => {
    const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? []
    return light && dark ? [{ name, light, dark }] : []
  })
}

/** Relative luminance of `#rrggbb`, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of two colours `#rrggbb`, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
