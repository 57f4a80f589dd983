import { isDeepStrictEqual } from 'node:util'
import { aloneCheck, type Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { newId, versionIn } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { come, openLink, withTable } from '../games/table.ts'
import { addBoundary } from '../lobby/boundaries.ts'
import { changeSession, fixDate, offered } from '../schedule/schedule.ts'
import { openLine } from './line.ts'

/** An evening: everything that can become true in a game is told. */
export const eveningRules: Check[] = [
  aloneCheck({
    id: 'live-facts',
    title: 'what becomes true is told at once, as a fresh look has it',
    where: pointerTo('createLiveTicket', 'description'),
    run: evening,
  }),
]

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
    const fresh = async (id: 'getSchedule' | 'getNotes' | 'listBoundaries', type: string) => {
      const { came } = await ask(run, 'player', id, { params })
      await told(player, type, JSON.parse(came.body))
    }
    const link = await openLink(run, gameId)
    await told(host, 'invitation.changed', { invitationId: link.invitationId })
    await come(run, 'stranger', link)
    await told(player, 'member.changed', { userId: await idOf(run, 'stranger'), role: 'player' })
    const [dateId = ''] = await offered(run, gameId)
    await fresh('getSchedule', 'schedule.changed')
    await ask(run, 'host', 'answerDate', { params: { gameId, dateId }, body: { answer: 'yes' } })
    await fresh('getSchedule', 'schedule.changed')
    await fixDate(run, gameId, dateId)
    await fresh('getSchedule', 'schedule.changed')
    await changeSession(run, 'cancelSession', gameId, { reason: 'Ill.' })
    await fresh('getSchedule', 'schedule.changed')
    const headers = versionIn(await ask(run, 'host', 'getNotes', { params }))
    await ask(run, 'host', 'changeNotes', { params, headers, body: { agenda: newId() } })
    await fresh('getNotes', 'notes.changed')
    for (const text of ['One', 'Two', 'Three']) await addBoundary(run, gameId, text)
    await told(player, 'boundaries.changed', { count: 1, items: [] })
    await told(player, 'boundaries.changed', { count: 2, items: [] })
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
    player.close()
    host.close()
  })
}
