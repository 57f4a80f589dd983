import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import { isTest } from './toolbar.ts'

/** WCAG 2.2, levels A and AA, and what axe calls good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of axe that look at colours, and may find in one theme what the other does not have. */
const ofColour = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** In a test axe has looked at the light theme by now; this has it look at the colours of the dark one as well. */
export async function checkDarkToo(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  if (!isTest) return
  const { dataset } = document.documentElement
  const before = dataset.theme
  dataset.theme = 'dark'
  try {
    const { parameters } = context
    const a11y = { ...parameters.a11y, options: { ...parameters.a11y?.options, runOnly: ofColour } }
    await checkWithAxe({ ...context, parameters: { ...parameters, a11y } })
  } finally {
    if (before === undefined) delete dataset.theme
    else dataset.theme = before
  }
}
