import { worldIds, worldNamed } from '../tags/worlds.ts'
import { type ScenarioId, scenarioIds, scenarioNamed } from './scenarios.ts'

type Taken<Id> = {
  id?: Id
  /** A sentence for the person where there is none of that name. */
  notice?: string
}

/**
 * Reads `?mock=<scenario>` and removes it from the address. Otherwise it would return with a reload after the person
 * chose another scenario, and the app's routes would see it.
 */
export const takeScenario = (): Taken<ScenarioId> => take('mock', 'scenario', scenarioNamed, scenarioIds)

/** Reads `?world=<name>` in the same way: a reload does not put the world back. */
export const takeWorld = (): Taken<string> =>
  take('world', 'world', (name) => (worldNamed(name) ? name : undefined), worldIds)

function take<Id extends string>(
  parameter: string,
  what: string,
  named: (name: string) => Id | undefined,
  ids: readonly Id[],
): Taken<Id> {
  const url = new URL(location.href)
  const name = url.searchParams.get(parameter)
  if (name === null) return {}
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  const id = named(name)
  if (id) return { id }
  return { notice: `There is no ${what} "${name}". Choose one of: ${ids.join(', ')}.` }
}
