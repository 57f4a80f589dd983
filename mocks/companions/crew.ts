import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import { invitations } from '../tags/games/tables.ts'
import { linkState } from '../tags/invitations/links.ts'
import { cast } from './cast.ts'
import { type Companion, createCompanion, quietly } from './companion.ts'

export type Crew = ReturnType<typeof createCrew>

/** How long there is between two things that companions do by themselves, in milliseconds. */
const pace = 2000
/** How many of the links that were made last are looked through for one that works. */
const looked = 50

/** The mock's three companions, and what they do by themselves. They are there as long as the page or process is. */
export function createCrew(world: World, hub: Hub) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const companions = cast.map((role) => createCompanion(world, hub, role, notify))
  let turn = 0
  let timer: ReturnType<typeof setInterval> | undefined

  /** A link that somebody has made and that works, as if they had sent it to the companions. */
  const newestLink = () =>
    world.look(async (rows) => {
      const links = rows(invitations).all().slice(-looked).toReversed()
      const link = links.find((one) => one.role === 'player' && linkState(one, world.now()) === 'works')
      return link && `/join/${link.gameId}/${link.token}`
    })

  /** Does the next thing that there is to do, as a person would who wants to play. */
  const goOn = async (companion: Companion) => {
    const game = await companion.game()
    const link = game ? undefined : await newestLink()
    if (link) return companion.join(link)
    if (!game) return undefined
    if (!companion.isThere()) return companion.come()
    if ((await companion.answer()) > 0) return undefined
    if (game.status === 'preparing' && !(await companion.isReady())) return companion.ready()
    return undefined
  }
  const step = () => {
    const companion = companions[turn++ % companions.length]
    if (companion) void quietly(goOn(companion))
  }

  return {
    companions,
    isOnAutopilot: () => timer !== undefined,
    setAutopilot(on: boolean) {
      clearInterval(timer)
      timer = on ? setInterval(step, pace) : undefined
      notify()
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
