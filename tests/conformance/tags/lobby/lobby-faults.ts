import type { Fault } from '../../kernel/faults/fault.ts'
import { header, json, status } from '../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  empty,
  fault,
  gameOf,
  isDone,
  onlySaysSo,
  responseFault,
  rewritten,
  set,
} from '../games/faults/plants.ts'
import { permissionFaults, takenFaults } from '../games/faults/refusal-faults.ts'
import { idsOf } from '../games/permissions.ts'
import { boundaryFaults } from './boundary-faults.ts'
import { leftFaults } from './left-faults.ts'
import { lobbyCases } from './lobby-cases.ts'
import { lobbyRows } from './lobby-rows.ts'

/** Changes each line of a lobby. */
const lines = (change: (line: Record<string, unknown>) => unknown) =>
  json((body) => ({ ...body, members: Array.isArray(body.members) ? body.members.map(change) : [] }))

/** Changes what the lobby says, whoever asks. */
const inLobby = (foundBy: string, title: string, edit: ReturnType<typeof json>): Fault =>
  fault(
    foundBy,
    title,
    after((call, reply) => (call.id === 'getLobby' && isDone(reply) ? edit(reply, call) : reply)),
  )

const written: Record<string, Fault> = {
  'lobby all here': responseFault(
    'getLobby',
    200,
    'everybody counts as here',
    lines((line) => ({ ...line, presence: 'here' })),
  ),
  'lobby nobody here': responseFault(
    'getLobby',
    200,
    'who polls does not count as here',
    lines((line) => ({ ...line, presence: 'offline' })),
  ),
  'lobby one missing': responseFault(
    'getLobby',
    200,
    'a member has no line',
    json((body) => ({ ...body, members: [] })),
  ),
  'ready kept': inLobby(
    'setReady.200',
    'who is ready stays so',
    lines((line) => ({ ...line, ready: true })),
  ),
  'ready of others': fault('setReady.200', 'being ready is lost', onlySaysSo('setReady', empty)),
  'nudge by host alone': responseFault('nudge', 204, 'a nudge is refused', status(409)),
  'nudge without end': fault(
    'nudge.429',
    'the same member is nudged as often as one likes',
    async (call, { forward }) => {
      const reply = await forward(call)
      return call.id === 'nudge' && reply.status === 429 ? empty : reply
    },
  ),
  'nudge long rest': responseFault('nudge', 429, 'the next nudge is an hour off', header('Retry-After', '3600')),
  'pause new': inLobby('pauseGame.204', 'a second pause begins anew', (reply, call) =>
    'pausedAt' in bodyOf(reply)
      ? set({ pausedAt: new Date(Date.now() + Math.random() * 1e6).toISOString() })(reply, call)
      : reply,
  ),
  'pause named': inLobby('pauseGame.204', 'the lobby names who paused', (reply, call) =>
    'pausedAt' in bodyOf(reply) ? set({ pausedBy: 'somebody' })(reply, call) : reply,
  ),
  'pause counts': fault(
    'pauseGame.204',
    'the count to the start goes on in a pause',
    after((call, reply, { memory }) => {
      if (call.id === 'startGame' && isDone(reply)) memory.set(`start ${gameOf(call)}`, JSON.stringify(bodyOf(reply)))
      const start = memory.get(`start ${gameOf(call)}`)
      return call.id === 'getLobby' && start && 'pausedAt' in bodyOf(reply)
        ? set({ start: JSON.parse(start) })(reply, call)
        : reply
    }),
  ),
  'pause said': fault('pauseGame.204', 'a pause is only said', onlySaysSo('pauseGame', empty)),
  'pause stays': fault('resumeGame.204', 'a pause does not end', onlySaysSo('resumeGame', empty)),
  'nudge archived': fault(
    'nudge.409',
    'somebody is nudged in a game that was put away',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      const game = /\w{27}/.exec(call.path)?.[0]
      if (call.id === 'archiveGame') memory.set(`archived ${game}`, 'yes')
      return call.id === 'nudge' && reply.status === 409 && memory.has(`archived ${game}`) ? empty : reply
    },
  ),
  'start later': responseFault('startGame', 200, 'everybody goes in an hour', set({ goesAt: '2035-01-01T00:00:00Z' })),
  'start unnamed': responseFault('startGame', 200, 'who is not ready is not named', set({ notReady: [] })),
  'start unplayed': fault(
    'startGame.200',
    'a game that was started is in preparation',
    after((call, reply) =>
      call.id === 'getGame' && isDone(reply) ? set({ status: 'preparing' })(reply, call) : reply,
    ),
  ),
  'start no count': inLobby(
    'startGame.200',
    'the lobby does not say that everybody goes',
    json(({ start: _, ...body }) => body),
  ),
  'start unready': fault(
    'startGame.200',
    'nobody is ready any more when it starts',
    after((call, reply, { memory }) => {
      if (call.id === 'startGame' && isDone(reply)) memory.set(gameOf(call), 'started')
      return call.id === 'getLobby' && memory.has(gameOf(call))
        ? lines((line) => ({ ...line, ready: false }))(reply, call)
        : reply
    }),
  ),
  'end said': fault('endGame.204', 'a session does not end', onlySaysSo('endGame', empty)),
  'end ready': inLobby(
    'endGame.204',
    'who was ready is so after the end',
    lines((line) => ({ ...line, ready: true })),
  ),
  'notes no etag': responseFault('getNotes', 200, 'notes without their ETag', header('ETag')),
  'notes cut': fault(
    'changeNotes.200',
    'a long agenda is cut',
    rewritten('changeNotes', 'agenda', (text) => text.slice(0, 2000)),
  ),
  'notes lines': fault(
    'changeNotes.200',
    'an agenda loses its lines',
    rewritten('changeNotes', 'agenda', (text) => text.replaceAll('\n', ' ')),
  ),
  'notes never empty': fault(
    'notes-same',
    'notes cannot be emptied',
    after((call, reply, { memory }) => {
      const { agenda } = bodyOf(reply)
      const was = memory.get(gameOf(call))
      if (call.id === 'changeNotes' && isDone(reply) && agenda) memory.set(gameOf(call), String(agenda))
      return /Notes$/.test(call.id ?? '') && isDone(reply) && agenda === '' && was
        ? set({ agenda: was })(reply, call)
        : reply
    }),
  ),
  'notes untouched': fault(
    'notes-touched',
    'a change of the notes leaves updatedAt',
    after((call, reply, { memory }) => {
      if (call.id !== 'changeNotes' || !isDone(reply)) return reply
      const updatedAt = memory.get(gameOf(call)) ?? String(bodyOf(reply).updatedAt)
      memory.set(gameOf(call), updatedAt)
      return set({ updatedAt })(reply, call)
    }),
  ),
  'notes same again': fault(
    'notes-same',
    'a save of notes without a change is a version',
    after((call, reply) => {
      const rev = Number(bodyOf(reply).rev) + 1
      return call.id === 'changeNotes' && isDone(reply) && call.headers['if-match'] === `"${rev - 1}"`
        ? header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
        : reply
    }),
  ),
  ...boundaryFaults,
  ...leftFaults,
}

/** What is planted, so that a check of the lobby finds it. */
export const lobbyFaults: Record<string, Fault> = {
  ...takenFaults(lobbyCases),
  ...permissionFaults(idsOf(lobbyRows)),
  ...written,
}
