import type { Game, Lobby, Schedule } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { isOver } from '../../../game/session-time.tsx'
import { routes } from '../../../shell/routes.ts'

/** One line of the checklist. */
export type Step = {
  id: string
  /** Empty if the link says all. */
  text: string
  done: boolean
  /** The link to the view where it is done. */
  to?: { label: string; route: 'gameInvite' | 'gameLobby' | 'gameTable'; part?: '#dates' }
}

/** What is known besides the game. What is not known yet gives no step. */
export type Known = {
  /** My user id. */
  me?: string
  schedule?: Schedule
  lobby?: Lobby
  /** The server's time, Unix milliseconds. */
  now: number
}

/** My done and next steps in a game: only what is true and possible now. An archived game has none. */
export function nextSteps(game: Game, known: Known): Step[] {
  if (game.status === 'archived') return []
  const steps =
    game.status === 'playing'
      ? [{ id: 'play', text: '', done: false, to: table }]
      : may.run(game.role)
        ? [...stepsOfHost(game), ...toSettle(known), ...toAnswer(known), ...toStart(known)]
        : [...toAnswer(known), ...toGetReady(known)]
  return steps.map(({ to, ...step }) => (step.done || !to ? step : { ...step, to }))
}

/**
 * The one step to take next, if there is one. Free seats do not count: a group may play without filling them, and
 * inviting has a step of its own.
 */
export const stepToTake = (steps: readonly Step[]): Step | undefined => steps.find(({ id, to }) => to && id !== 'fill')

const invite = { label: 'Invite players', route: 'gameInvite' } as const
const lobby = { label: `Go to ${routes.gameLobby.title.toLowerCase()}`, route: 'gameLobby' } as const
const toDates = (label: string) => ({ label, route: 'gameLobby', part: '#dates' }) as const
const table = { label: 'Go to the Table', route: 'gameTable' } as const

function stepsOfHost(game: Game): Step[] {
  const { seats, seatsTaken, requestsWaiting = 0 } = game
  const isAnswered = seatsTaken > 1 || requestsWaiting > 0
  const toInvite = isAnswered ? toFill(game) : { id: 'invite', text: 'Invite your players', done: false, to: invite }
  return [
    { id: 'create', text: 'Game created', done: true },
    ...(requestsWaiting > 0 ? [toDecide(requestsWaiting)] : []),
    ...(seats === 1 ? [] : [toInvite]),
  ]
}

/** A date for the next session, by host or admin. */
function toSettle({ schedule, now }: Known): Step[] {
  if (!schedule) return []
  const { offer, session } = schedule
  if (session?.status === 'settled' && !isOver(session, now)) return [{ id: 'date', text: 'Set a date', done: true }]
  return offer
    ? [{ id: 'date', text: 'Pick one of the proposed dates', done: false, to: toDates('See dates') }]
    : [{ id: 'date', text: 'Set a date', done: false, to: toDates('Propose dates') }]
}

/** The dates that I have not answered. */
function toAnswer({ me, schedule, now }: Known): Step[] {
  const dates = schedule?.offer?.dates.filter(({ startsAt }) => Date.parse(startsAt) > now) ?? []
  if (dates.length === 0) return []
  const open = dates.filter(({ answers }) => answers.every(({ userId }) => userId !== me)).length
  if (open === 0) return [{ id: 'answer', text: 'Dates answered', done: true }]
  const text = open === 1 ? '1 date needs your answer' : `${open} dates need your answer`
  return [{ id: 'answer', text, done: false, to: toDates('Answer') }]
}

/** Everyone gets ready, then host or admin start. */
function toStart({ lobby: room }: Known): Step[] {
  if (!room) return []
  const ready = room.members.filter((member) => member.ready).length
  const all = room.members.length
  return [
    ready === all
      ? { id: 'ready', text: 'Everyone is ready', done: true }
      : { id: 'ready', text: `Get everyone ready (${ready} of ${all})`, done: false },
    { id: 'start', text: 'Start the game', done: false, to: lobby },
  ]
}

function toGetReady({ me, lobby: room }: Known): Step[] {
  if (!room) return []
  const done = room.members.some(({ userId, ready }) => userId === me && ready)
  return [{ id: 'ready', text: 'Get ready', done, to: lobby }]
}

const toDecide = (waiting: number): Step => ({
  id: 'decide',
  text: waiting === 1 ? '1 person is waiting to join' : `${waiting} people are waiting to join`,
  done: false,
  to: { label: waiting === 1 ? 'Review request' : 'Review requests', route: 'gameInvite' },
})

function toFill({ seats, seatsTaken }: Game): Step {
  const done = seatsTaken >= seats
  const free = seats - seatsTaken
  const text = done ? 'Every seat is taken' : free === 1 ? '1 seat is still free' : `${free} seats are still free`
  return { id: 'fill', text, done, to: invite }
}
