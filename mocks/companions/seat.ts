import type { World } from '../kernel/world.ts'
import { closeCodes } from '../live/bye.ts'
import type { Hub } from '../live/hub.ts'
import { beatEvery } from '../live/limits.ts'
import type { Hands } from './hands.ts'

/** How long a companion waits before they open a line that has broken anew, in milliseconds. */
const reopenAfter = 1000
const ended: readonly number[] = Object.values(closeCodes)

type Place = { world: World; hub: Hub; hands: Hands; onNudged: () => void; onChange: () => void }

/** Where a companion is: in the lobby of a game, with a line to the live channel as everybody has, or nowhere. */
export function createSeat({ hub, hands, onNudged, onChange }: Place) {
  let there: { gameId: string; leave: () => void } | undefined

  const open = async (gameId: string): Promise<void> => {
    const { ticket, stream, seq } = await hands.call('createLiveTicket', { params: { gameId } })
    let isOver = false
    const over = (code: number) => {
      if (isOver) return
      isOver = true
      clearInterval(alive)
      receiver.gone()
      if (there?.gameId !== gameId) return
      there = undefined
      onChange()
      if (!ended.includes(code)) setTimeout(() => void come(gameId).catch(() => undefined), reopenAfter)
    }
    const receiver = hub.connect(
      { send: (text) => JSON.parse(text).type === 'nudged' && onNudged(), close: over },
      gameId,
    )
    const say = (type: string, payload: object) => receiver.receive(JSON.stringify({ v: 1, type, payload }))
    const alive = setInterval(() => say('alive', {}), beatEvery)
    there = {
      gameId,
      leave() {
        there = undefined
        over(1000)
      },
    }
    say('hello', { ticket, stream, seq, presence: 'here' })
    onChange()
  }
  /** Comes into the lobby of a game. @throws where they do not sit in it */
  const come = async (gameId: string) => {
    if (there?.gameId === gameId) return
    there?.leave()
    await open(gameId)
  }
  return {
    come,
    go() {
      there?.leave()
      onChange()
    },
    gameId: () => there?.gameId,
  }
}
