/** axe's names for WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe's rules about colors. Only these can find more in a second theme, because a theme changes nothing but colors. */
export const colourRules = ['color-contrast', 'link-in-text-block']
