import { setTimeout } from 'node:timers/promises'
import type { EventFrame } from '../../../src/live/frames.ts'
import { callOf, createTurns, type Player } from './players.ts'

/** Commands of all players together, each second. */
export const perSecond = 50

/** Records the time from a command to its event for the others. Each player has one command under way at a time. */
export function createWatch() {
  const begun = new Map<string, { at: number; ready: boolean }>()
  const times: number[] = []
  return {
    begin: (player: Player, ready: boolean) => void begun.set(player.userId, { at: performance.now(), ready }),
    onEvent({ userId }: Player, { type, payload }: EventFrame) {
      if (type !== 'ready.changed' || payload.userId === userId) return
      const command = begun.get(payload.userId)
      if (command?.ready === payload.ready) times.push(performance.now() - command.at)
    },
    /** In milliseconds, one for each command and each of the others. */
    times: () => times,
  }
}

/** Lets players act in turns, 50 times a second, without waiting for answers. Resolves when all have come. */
export async function actInTurns(
  origin: string,
  players: readonly Player[],
  seconds: number,
  onAct: (player: Player, ready: boolean) => void = () => {},
): Promise<void> {
  const next = createTurns(players)
  const answers: Promise<unknown>[] = []
  const begun = performance.now()
  for (let count = 0; count < seconds * perSecond; count++) {
    await setTimeout(Math.max(0, begun + (count * 1000) / perSecond - performance.now()))
    const { player, ready } = next()
    onAct(player, ready)
    answers.push(act(origin, player, ready))
  }
  await Promise.all(answers)
}

async function act(origin: string, player: Player, ready: boolean) {
  const response = await fetch(callOf(origin, player, 'setReady', { ready }))
  if (!response.ok) throw new Error(`A command ended in ${response.status}.`)
  await response.text()
}
