import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import { cast, createCompanion } from './companion.ts'

export type Crew = ReturnType<typeof createCrew>

/** How long there is between two things that companions do, in milliseconds. */
const pace = 2000

/** The mock's three companions. They are there as long as the page is. */
export function createCrew(world: World, hub: Hub) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const companions = cast.map((role) => createCompanion(world, hub, role, notify))
  let turn = 0
  let timer: ReturnType<typeof setInterval> | undefined

  /** What a companion does of their own accord may be refused: then they leave it. */
  const step = () => void companions[turn++ % companions.length]?.act().catch(() => undefined)
  const act = () => {
    timer ??= setInterval(step, pace)
  }
  return {
    companions,
    /** Has them act by themselves from now on, in the games where they sit. */
    act,
    /**
     * Gives them a link: all of them join, and act by themselves from then on.
     *
     * @returns who sits at the table now, and who waits to be let in
     * @throws an error with a sentence for the person, if somebody is refused
     */
    async invite(link: string): Promise<{ name: string; state: 'member' | 'waiting' }[]> {
      const states = []
      for (const companion of companions) states.push({ name: companion.name, state: await companion.join(link) })
      act()
      return states
    },
    /** Calls `listener` when a companion comes or goes. Returns a function that ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      clearInterval(timer)
      for (const companion of companions) companion.go()
    },
  }
}
