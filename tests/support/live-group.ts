import { vi } from 'vitest'
import { createWorld } from '../../mocks/db/world.ts'
import { createHub } from '../../mocks/live/hub.ts'
import { addGame } from '../../mocks/tags/games/example.ts'
import { addLink } from '../../mocks/tags/invitations/example.ts'
import type { LiveFrame } from '../../src/contract/types.gen.ts'
import { boundariesShown } from '../../src/rules/limits.ts'
import { type LiveClient, type Noise, openClient } from './live-client.ts'
import { commandsOf } from './live-commands.ts'
import type { Live } from './live-store.ts'
import { createPersonIn } from './mock-game.ts'
import { sheetCommandsOf } from './sheet-commands.ts'

const calm: Noise = { drop: 0, double: 0, late: 0 }
const storm: Noise = { drop: 0.03, double: 0.05, late: 0.15 }

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Five members of one game, who act on a bad network. The clock must be faked before.
 *
 * @param of what they do: everything but the sheets, in a tab each, or the sheets alone, in two
 */
export async function createLiveGroup(live: Live, seed: number, of: 'game' | 'sheets' = 'game') {
  const random = seeded(seed)
  const world = createWorld()
  const names = ['Rowan', 'Ash', 'Alder', 'Wren', 'Sorrel']
  const persons = await Promise.all([...names, 'Juniper'].map((name) => createPersonIn(world, name)))
  const [host, ash, alder, wren, sorrel, guest] = persons
  if (!host || !ash || !alder || !wren || !sorrel || !guest) throw new Error('five sit down')
  const { game, link, asking } = await world.step((rows) => {
    const as = (role: 'admin' | 'player') => (one: { userId: string }) => ({ userId: one.userId, role })
    // With the one who owns the sheet, all can change it.
    const players = of === 'game' ? [wren, sorrel] : [wren]
    const admins = [ash, alder, sorrel].filter((one) => !players.includes(one))
    const members = [...admins.map(as('admin')), ...players.map(as('player'))]
    const made = addGame(rows, world, { hostId: host.userId, name: 'The Ember Crown', members })
    return {
      game: made,
      link: addLink(rows, world, { game: made, maxUses: 50 }),
      asking: addLink(rows, world, { game: made, maxUses: 50, approval: 'host' }),
    }
  })
  const { gameId } = game
  const hub = createHub(world)
  let noise = storm
  const leaks: string[] = []

  const open = (person: typeof host): LiveClient => {
    let role: unknown
    return openClient({
      live,
      person,
      hub,
      gameId,
      random,
      noise: () => noise,
      onFrame(frame) {
        const { type, payload } = frame
        // The role as this connection knows it: unknown after missed events.
        if (type === 'resync') role = undefined
        else if (type === 'game.changed' || (type === 'member.changed' && payload.userId === person.userId))
          role = payload.role
        leaks.push(...leaksOf(frame, role, person.userId).map((leak) => `${seed}: ${leak}`))
      },
    })
  }
  const seats = [host, ash, alder, wren, sorrel]
  const clients = (of === 'game' ? seats : [...seats, ...seats]).map(open)
  const commands = commandsOf({ live, world, gameId, token: link.token, asking: asking.token, guest, clients, random })
  const sheets = of === 'sheets' ? sheetCommandsOf({ live, world, gameId, clients, random }) : undefined
  const owner = clients[seats.indexOf(wren)]
  if (owner) await sheets?.begin(owner)

  const settle = async () => {
    for (let round = 0; round < 4; round++) {
      await world.step(() => {})
      await new Promise(setImmediate)
    }
  }
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await settle()
  }
  return {
    clients,
    gameId,
    /** What a member received without permission. */
    leaks,
    nudges: commands.nudges,
    sheets,
    async step() {
      const client = clients[Math.floor(random() * clients.length)]
      const chance = random()
      if (chance < 0.04) client?.breakLine()
      else if (chance < 0.06) client?.setOnline(false)
      else if (chance < 0.12) for (const each of clients) each.setOnline(true)
      else if (chance < 0.125) await hub.restart()
      else if (client) await (sheets ?? commands).act(client)
      await pass(random() * 300)
    },
    /** Ends the storm, and lets everyone catch up. */
    async quiet() {
      noise = calm
      for (const client of clients) client.setOnline(true)
      for (let second = 0; second < 180; second++) {
        await pass(1000)
        const isSettled = clients.every((each) => each.connection()?.state === 'live' && !each.isBusy())
        const isWaiting = sheets?.isWaiting()
        if (isSettled && !isWaiting && second > 40) return
        for (const client of clients) if (client.connection()?.state === 'ended') await commands.comeBack(client)
      }
    },
    close() {
      for (const client of clients) client.close()
      sheets?.close()
      hub.close()
    },
  }
}

/** The parts of a frame that a person with this role may not see. */
function leaksOf({ type, payload }: LiveFrame, role: unknown, userId: string): string[] {
  const found: string[] = []
  if (role === 'player' && payload.shown === 'whole' && payload.visibility === 'hosts')
    if (Object(payload.owner).userId !== userId) found.push(`${type} of a sheet for hosts`)
  const text = JSON.stringify(payload)
  if (role === 'player' && /^(request|invitation)\./.test(type)) found.push(`${type} to a player`)
  if (role === 'player' && text.includes('requestsWaiting')) found.push(`${type} counts requests for a player`)
  if (type === 'boundaries.changed' && Number(payload.count) < boundariesShown && text.includes('"text"'))
    found.push('boundaries that are not shown yet')
  return found
}
