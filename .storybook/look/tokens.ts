/** A token of tokens.css as it is written there, without the two dashes: `color-page`, `space-4`. */
export type Token = { name: string; value: string }

/** A colour in both themes. */
export type Colour = { name: string; light: string; dark: string }

/** Every custom property that the first `:root` of tokens.css declares, in its order. */
export function readTokens(css: string): Token[] {
  const root = /:root\s*\{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''
  const bare = root.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...bare.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))
}

/** The colours that are written as `light-dark(#rrggbb, #rrggbb)`: those whose contrast can be told. */
export function readColours(css: string): Colour[] {
  return readTokens(css).flatMap(({ name, value }) => {
    const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? []
    return light && dark ? [{ name, light, dark }] : []
  })
}
