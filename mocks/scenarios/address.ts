import { type ScenarioId, scenarioIds, scenarioNamed } from './scenarios.ts'

const parameter = 'mock'

/**
 * Reads `?mock=<scenario>` and removes it from the address. Otherwise it would return with a reload after the person
 * chose another scenario, and the app's routes would see it.
 *
 * @returns The scenario, or a notice if there is none of that name.
 */
export function takeScenario(): { scenario?: ScenarioId; notice?: string } {
  const url = new URL(location.href)
  const name = url.searchParams.get(parameter)
  if (name === null) return {}
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  const scenario = scenarioNamed(name)
  if (scenario) return { scenario }
  return { notice: `There is no scenario "${name}". Choose one of: ${scenarioIds.join(', ')}.` }
}
