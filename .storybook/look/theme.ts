import { create } from 'storybook/theming/create'
import { brand } from '../../src/shell/routes.ts'
import { readColours, readTokens } from './tokens.ts'

export type Mode = 'light' | 'dark'

/** Storybook's own surfaces in the product's colours and fonts, read from tokens.css. */
export function themeOf(css: string, mode: Mode) {
  const colours = new Map(readColours(css).map((colour) => [colour.name, colour[mode]]))
  const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]))
  const colour = (name: string) => {
    const value = colours.get(`color-${name}`)
    if (!value) throw new Error(`tokens.css has no --color-${name} of the form light-dark(#rrggbb, #rrggbb).`)
    return value
  }
  return create({
    base: mode,
    brandTitle: brand,
    brandUrl: './',
    brandImage: './favicon.svg',
    fontBase: tokens.get('font-text'),
    fontCode: tokens.get('font-mono'),
    colorPrimary: colour('primary'),
    // Storybook uses it for text, and as a background of white text. No brighter colour works for both in the dark
    // theme.
    colorSecondary: colour(mode === 'light' ? 'accent' : 'control'),
    appBg: colour('page'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('page'),
    appHoverBg: colour('hover'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    textColor: colour('text'),
    textInverseColor: colour('surface'),
    textMutedColor: colour('text-muted'),
    barTextColor: colour('text-muted'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    barBg: colour('surface'),
    buttonBg: colour('raised'),
    buttonBorder: colour('control'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('raised'),
    inputBg: colour('sunken'),
    inputBorder: colour('control'),
    inputTextColor: colour('text'),
    inputBorderRadius: 8,
  })
}
