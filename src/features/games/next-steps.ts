import type { Game } from '../../contract/types.gen.ts'
import { may } from '../../platform/game/may.ts'
import { routes } from '../../platform/navigation/route-table.ts'

/** One line of the checklist. */
export type Step = {
  id: string
  text: string
  done: boolean
  /** It is done on Invite Players, by a link so called. */
  to?: { label: string }
}

/**
 * What is done and what is next in a game, for me: only what is true now and can be done now. Of an archived game
 * nothing is next, and a player has nothing to do for the table.
 */
export function nextSteps(game: Game): Step[] {
  if (game.status === 'archived') return []
  return may.run(game.role) ? stepsOfHost(game) : []
}

const invite = { label: routes.gameInvite.title }

function stepsOfHost(game: Game): Step[] {
  const { seats, seatsTaken, requestsWaiting = 0 } = game
  const isAlone = seats === 1
  const isAnswered = seatsTaken > 1 || requestsWaiting > 0
  return [
    { id: 'create', text: 'Create the game', done: true },
    ...(isAlone ? [] : [{ id: 'invite', text: 'Invite your players', done: isAnswered, to: invite }]),
    ...(requestsWaiting > 0 ? [toDecide(requestsWaiting)] : []),
    ...(isAlone ? [] : [{ ...toFill(game), to: isAnswered ? invite : undefined }]),
  ].map(({ to, ...step }) => (step.done || !to ? step : { ...step, to }))
}

const toDecide = (waiting: number): Step => ({
  id: 'decide',
  text: waiting === 1 ? '1 person waits to be let in' : `${waiting} people wait to be let in`,
  done: false,
  to: { label: 'Decide' },
})

function toFill({ seats, seatsTaken }: Game): Step {
  const done = seatsTaken >= seats
  const free = seats - seatsTaken
  const text = done ? 'Every seat is taken' : free === 1 ? '1 seat is still free' : `${free} seats are still free`
  return { id: 'fill', text, done }
}
