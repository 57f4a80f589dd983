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
