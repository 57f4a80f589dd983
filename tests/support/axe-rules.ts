/** WCAG 2.2, levels A and AA, as axe names them. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules of axe that look at colours. No other can find more in a second theme: a theme changes nothing but colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']
