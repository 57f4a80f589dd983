import { scenarioIds, scenarioNamed, scenarios } from '../../mocks/scenarios/scenarios.ts'

const choose = <Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** What a person can change from the toolbar, for every story. */
export const globalTypes = {
  theme: choose('Theme', 'circlehollow', [
    { value: 'system', title: 'Theme: as the system' },
    { value: 'light', title: 'Theme: light' },
    { value: 'dark', title: 'Theme: dark' },
  ]),
  textSize: choose('Text size', 'zoom', [
    { value: '100', title: 'Text: 100 %' },
    { value: '200', title: 'Text: 200 %' },
  ]),
  scenario: choose(
    'Mock scenario',
    'database',
    scenarioIds.map((id) => ({ value: id, title: `Mock: ${scenarios[id].label}` })),
  ),
  latency: choose('Latency', 'timer', [
    { value: '0', title: 'Latency: none' },
    { value: '400', title: 'Latency: 400 ms' },
    { value: '2000', title: 'Latency: 2 s' },
    { value: '12000', title: 'Latency: 12 s' },
  ]),
}

export const initialGlobals = { theme: 'system', textSize: '100', scenario: 'normal', latency: '0' }

/** The widths at which everything is looked at. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

/** The toolbar's choice of a story, read from the globals, which come from the address too. */
export function choiceOf(globals: Record<string, unknown>) {
  const latency = Number(globals.latency)
  return {
    scenario: scenarioNamed(String(globals.scenario)) ?? ('normal' as const),
    latency: Number.isFinite(latency) ? latency : 0,
  }
}

/** Whether this is a test run of Vitest and nobody is looking. */
export const isTest = import.meta.env.VITEST_STORYBOOK === 'false'

/** Dresses the page: theme and text size. */
export function dressPage(globals: Record<string, unknown>): void {
  const { style, dataset } = document.documentElement
  if (globals.theme === 'light' || globals.theme === 'dark') dataset.theme = globals.theme
  else delete dataset.theme
  style.fontSize = globals.textSize === '200' ? '200%' : ''
  // On a gradient axe cannot tell a contrast; tokens.test.ts holds it where the lamplight is brightest.
  if (isTest) document.body.style.backgroundImage = 'none'
}
