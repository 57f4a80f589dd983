import type { LiveTicket } from '../../src/contract/types.gen.ts'
import type { Hub } from '../live/hub.ts'
import { beatEvery } from '../live/limits.ts'
import { closeCodes } from '../live/socket.ts'
import type { Hands } from './hands.ts'

/** How long a companion waits before they open a connection that has broken anew, in milliseconds. */
const reopenAfter = 1000
const ended: readonly number[] = Object.values(closeCodes)

type Place = { hub: Hub; hands: Hands; onChange: () => void }

/** Where a companion is: in the lobby of a game, with a connection to the live channel as everybody has, or nowhere. */
export function createSeat({ hub, hands, onChange }: Place) {
  let there: { gameId: string; leave: () => void } | undefined
  /** Counts their moves: whoever goes, or goes elsewhere, on their way does not arrive. */
  let moves = 0

  const open = (gameId: string, { ticket, stream, seq }: LiveTicket) => {
    let isOver = false
    const over = (code: number) => {
      if (isOver) return
      isOver = true
      clearInterval(alive)
      receiver.gone()
      if (there?.gameId !== gameId) return
      there = undefined
      onChange()
      if (ended.includes(code)) return
      const mine = moves
      setTimeout(() => void (mine === moves && come(gameId).catch(() => undefined)), reopenAfter)
    }
    const receiver = hub.connect({ send: () => {}, close: over }, gameId)
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
    const mine = ++moves
    if (there?.gameId === gameId) return
    const ticket = await hands.call('createLiveTicket', { params: { gameId } })
    if (mine !== moves) return
    there?.leave()
    open(gameId, ticket)
  }
  return {
    come,
    go() {
      moves += 1
      there?.leave()
      onChange()
    },
    gameId: () => there?.gameId,
  }
}
