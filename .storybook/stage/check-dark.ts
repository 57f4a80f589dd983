import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import { isTest } from './toolbar.ts'

/** WCAG 2.2, levels A and AA, and what axe calls good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In a test axe has looked at the light theme by now; this has it look at the dark one as well. */
export async function checkDarkToo(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  if (!isTest) return
  const { dataset } = document.documentElement
  const before = dataset.theme
  dataset.theme = 'dark'
  try {
    await checkWithAxe(context)
  } finally {
    if (before === undefined) delete dataset.theme
    else dataset.theme = before
  }
}
