import { scenarioIds, scenarioNamed, scenarios } from '../../mocks/scenarios/scenarios.ts'

const choose = <Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** The choices in the toolbar, for every story. */
export const globalTypes = {
  theme: choose('Theme', 'circlehollow', [
    { value: 'system', title: 'Theme: System' },
    { value: 'light', title: 'Theme: Light' },
    { value: 'dark', title: 'Theme: Dark' },
  ]),
  textSize: choose('Text size', 'zoom', [
    { value: '100', title: 'Text: 100%' },
    { value: '200', title: 'Text: 200%' },
  ]),
  direction: choose('Direction', 'transfer', [
    { value: 'ltr', title: 'Direction: Left to right' },
    { value: 'rtl', title: 'Direction: Right to left' },
  ]),
  scenario: choose(
    'Mock scenario',
    'database',
    scenarioIds.map((id) => ({ value: id, title: `Mock: ${scenarios[id].label}` })),
  ),
  latency: choose('Latency', 'timer', [
    { value: '0', title: 'Latency: None' },
    { value: '400', title: 'Latency: 400 ms' },
    { value: '2000', title: 'Latency: 2 s' },
    { value: '12000', title: 'Latency: 12 s' },
  ]),
}

/** The last is that of the add-on for states of pointer and keys: `hover` and others. */
export const initialGlobals = {
  theme: 'system',
  textSize: '100',
  direction: 'ltr',
  scenario: 'normal',
  latency: '0',
  pseudo: false,
}

/** The window widths to choose from. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

/** The toolbar's choices for a story, read from the globals, which also come from the address. */
export function choiceOf(globals: Record<string, unknown>) {
  const latency = Number(globals.latency)
  return {
    scenario: scenarioNamed(String(globals.scenario)) ?? ('normal' as const),
    latency: Number.isFinite(latency) ? latency : 0,
  }
}

/** Whether Vitest runs the story as a test. */
export const isTest = import.meta.env.VITEST_STORYBOOK === 'false'

/** Applies theme, text size and direction to the page. */
export function dressPage(globals: Record<string, unknown>): void {
  const root = document.documentElement
  const { style, dataset } = root
  if (globals.theme === 'light' || globals.theme === 'dark') dataset.theme = globals.theme
  else delete dataset.theme
  style.fontSize = globals.textSize === '200' ? '200%' : ''
  root.dir = globals.direction === 'rtl' ? 'rtl' : ''
  // axe cannot compute the contrast on a gradient. tokens.test.ts checks it where the gradient is brightest.
  if (isTest) document.body.style.backgroundImage = 'none'
}
