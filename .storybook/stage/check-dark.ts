import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import { colourRules } from '../../tests/support/axe-rules.ts'
import { isTest } from './toolbar.ts'

/**
 * Lets axe check the colours of the dark theme. In a test it has checked the light theme before. Large text changes no
 * colour, and needs less contrast: the story in its usual size has been checked.
 */
export async function checkDarkToo(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  if (!isTest || context.globals.textSize === '200') return
  const { dataset } = document.documentElement
  const before = dataset.theme
  dataset.theme = 'dark'
  const { a11y } = context.parameters
  const options = { ...a11y?.options, runOnly: colourRules }
  try {
    await checkWithAxe({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } })
  } finally {
    if (before === undefined) delete dataset.theme
    else dataset.theme = before
  }
}
