import { isDeepStrictEqual } from 'node:util'
import { rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { accept, ask, come, idOf, newId, openLink, remove, versionIn, withTable } from '../../kernel/table.ts'
import { addBoundary, takeBack } from '../lobby/lobby.ts'
import { changeSession, fixDate, offered } from '../schedule/schedule.ts'
import { mustCount, openLine } from './line.ts'

/** An evening: everything that can become true in a game is told. */
export const eveningRules = rules(pointerTo('createLiveTicket', 'description'), {
  'live-facts: what becomes true is told at once, as a fresh look has it': evening,
})

/** Longer than an evening takes here, in milliseconds. */
const quarter = 15 * 60_000

async function evening(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const player = await openLine(run, 'player', gameId)
    const host = await openLine(run, 'host', gameId)
    const params = { gameId }
    const told = async (line: typeof player, type: string, due: Record<string, unknown> = {}) => {
      const fact = await line.next(type)
      const where = `asyncapi.yaml: ${type}`
      if (!fact) return run.fail(`${type} is not told`, where)
      for (const [name, value] of Object.entries(due))
        if (!isDeepStrictEqual(fact.payload[name], value))
          run.fail(`${type}: ${name} is ${JSON.stringify(fact.payload[name])}, not ${JSON.stringify(value)}`, where)
    }
    /** Whoever has done it is told as well as the others. */
    const fresh = async (id: 'getSchedule' | 'getNotes' | 'listBoundaries', type: string) => {
      const { came } = await ask(run, 'player', id, { params })
      for (const line of [player, host]) await told(line, type, JSON.parse(came.body))
    }
    /** The game as this person sees it, in whichever order it is told with the rest. */
    const freshGame = async (occasion: string) => {
      await player.listen()
      const last = player.frames.findLast(({ type }) => type === 'game.changed')
      const { came } = await ask(run, 'player', 'getGame', { params })
      if (!isDeepStrictEqual(last?.payload, JSON.parse(came.body)))
        run.fail(`${occasion}: game.changed is not what a fresh look has`, 'asyncapi.yaml: game.changed')
    }
    const link = await openLink(run, gameId)
    await told(host, 'invitation.changed', { invitationId: link.invitationId })
    await come(run, 'stranger', link)
    await told(player, 'member.changed', { userId: await idOf(run, 'stranger'), role: 'player' })
    await remove(run, 'stranger', gameId)
    await told(player, 'member.left', { userId: await idOf(run, 'stranger'), how: 'removed' })
    await accept(run, 'stranger', await openLink(run, gameId, { approval: 'host' }))
    const asking = { userId: await idOf(run, 'stranger') }
    await told(host, 'request.changed')
    await ask(run, 'host', 'acceptRequest', { params: { ...params, ...asking } })
    await told(host, 'request.gone', { ...asking, how: 'letIn' })
    await told(player, 'member.changed', asking)
    const [dateId = ''] = await offered(run, gameId)
    await fresh('getSchedule', 'schedule.changed')
    await ask(run, 'host', 'answerDate', { params: { gameId, dateId }, body: { answer: 'yes' } })
    await fresh('getSchedule', 'schedule.changed')
    await ask(run, 'player', 'answerDate', { params: { gameId, dateId }, body: { answer: 'no' } })
    await fresh('getSchedule', 'schedule.changed')
    await freshGame('an answer to a date')
    await fixDate(run, gameId, dateId)
    await fresh('getSchedule', 'schedule.changed')
    await changeSession(run, 'cancelSession', gameId, { reason: 'Ill.' })
    await fresh('getSchedule', 'schedule.changed')
    const headers = versionIn(await ask(run, 'host', 'getNotes', { params }))
    await ask(run, 'host', 'changeNotes', { params, headers, body: { agenda: newId() } })
    await fresh('getNotes', 'notes.changed')
    const [one] = [await addBoundary(run, gameId, 'One')]
    for (const text of ['Two', 'Three']) await addBoundary(run, gameId, text)
    await told(player, 'boundaries.changed', { count: 1, items: [] })
    await told(player, 'boundaries.changed', { count: 2, items: [] })
    await told(host, 'boundaries.changed', { count: 1 })
    await told(host, 'boundaries.changed', { count: 2 })
    await fresh('listBoundaries', 'boundaries.changed')
    await takeBack(run, 'host', gameId, one)
    await fresh('listBoundaries', 'boundaries.changed')
    await ask(run, 'player', 'pauseGame', { params })
    await told(player, 'pause.changed', { paused: true })
    await ask(run, 'host', 'resumeGame', { params })
    await told(player, 'pause.changed', { paused: false })
    const start = await ask(run, 'host', 'startGame', { params })
    await told(player, 'game.changed', { status: 'playing', role: 'player' })
    await told(player, 'play.starting', JSON.parse(start.came.body))
    await ask(run, 'host', 'endGame', { params })
    await told(player, 'game.changed', { status: 'preparing' })
    await told(player, 'play.ended')
    await ask(run, 'stranger', 'leaveGame', { params })
    await told(player, 'member.left', { userId: await idOf(run, 'stranger'), how: 'left' })
    await ask(run, 'host', 'archiveGame', { params })
    await freshGame('a game that is put away')
    for (const line of [player, host]) {
      mustCount(run, line, 'an evening')
      for (const { at, type } of line.frames)
        if (!(Math.abs(Date.parse(at) - Date.now()) < quarter))
          run.fail(`${type} has happened at ${at}`, `asyncapi.yaml: ${type}`)
      line.close()
    }
  })
}
