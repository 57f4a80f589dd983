import { createListeners } from '../db/store.ts'
import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import { companionProfiles, createCompanion } from './companion.ts'

export type Crew = ReturnType<typeof createCrew>

/** The pause between two steps of the companions, in milliseconds. */
const pace = 2000

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** The mock's three companions. They exist as long as the page. */
export function createCrew(world: World, hub: Hub) {
  /** Called when a companion enters or leaves a lobby. */
  const { tell: onMove, subscribe } = createListeners()
  const companions = companionProfiles.map((profile) => createCompanion(world, hub, profile, onMove))
  let steps = 0
  let timer: ReturnType<typeof setInterval> | undefined

  /** A refused step of a companion is skipped. */
  const step = () => void companions[steps++ % companions.length]?.act().catch(() => undefined)
  const act = () => {
    timer ??= setInterval(step, pace)
  }
  return {
    companions,
    /** Lets them act by themselves from now on, in the games that they are members of. */
    act,
    /**
     * Gives them a link: they join as far as there is room, and act by themselves from then on.
     * @returns who is a member now, who waits to be let in, and who was refused with which sentence
     * @throws an error with a sentence for the person, if all are refused
     */
    async invite(link: string): Promise<{ name: string; state: 'member' | 'waiting' | Error }[]> {
      const states = []
      for (const { name, join } of companions) states.push({ name, state: await join(link).catch(asError) })
      const refusals = states.flatMap(({ state }) => (state instanceof Error ? state : []))
      if (refusals.length === states.length) throw refusals[0]
      act()
      return states
    },
    subscribe,
    close() {
      clearInterval(timer)
      for (const companion of companions) companion.leave()
    },
  }
}
