import { isDeepStrictEqual } from 'node:util'
import { pointerTo } from '../../kernel/contract.ts'
import { atLines, mustCount, openLine } from '../../kernel/line.ts'
import { atTable, including, rulesAt } from '../../kernel/scene.ts'
import { idOf, newId, openLink } from '../../kernel/table.ts'
import { idsIn } from '../schedule/schedule.ts'

const described = pointerTo('createLiveTicket', 'description')
const hereNowIs = '#/components/schemas/Game/properties/hereNow'
/** The schema lets a server leave it out: of one that does, nothing is asked. */
const orNothing = (due: number) => (value: unknown) => value === undefined || value === due

/** Who is there, by all the tabs that they have open. */
export const presenceRules = rulesAt(described, {
  'live-presence': atTable(
    'who comes and who looks away is told to the others, by all of their tabs',
    async (scene) => {
      const { by, sees, run, gameId } = scene
      await by('player', 'setReady', 200, { ready: true })
      const host = await openLine(run, 'host', gameId)
      const player = await openLine(run, 'player', gameId)
      const [userId, admin] = [await idOf(run, 'player'), await idOf(run, 'admin')]
      const where = 'asyncapi.yaml: presence.changed'
      const mustBecome = async (presence: string, occasion: string) => {
        for (let tries = 0; tries < 4; tries++) {
          const { payload } = (await host.next('presence.changed')) ?? {}
          if (!payload) break
          if (payload.userId !== userId || payload.presence !== presence) continue
          return void (await sees('host', 'getLobby', { members: including(payload) }))
        }
        run.fail(`${occasion}: the others are not told that they are ${presence}`, where)
      }
      const mustStayHere = async (occasion: string) => {
        await host.listen()
        const last = host.facts().findLast(({ payload }) => payload.userId === userId)
        if (last?.payload.presence !== 'here') run.fail(`${occasion}: they are told to be away`, where)
        await sees('host', 'getLobby', { members: including({ userId, presence: 'here' }) })
      }
      await mustBecome('here', 'who comes')
      player.send('presence', { presence: 'away' })
      await mustBecome('away', 'who looks away')
      const second = await openLine(run, 'player', gameId)
      await mustBecome('here', 'who looks at another tab')
      for (const presence of ['here', 'away']) player.send('presence', { presence })
      await mustStayHere('one tab of two looks away')
      const hidden = await openLine(run, 'player', gameId, { presence: 'away' })
      await mustStayHere('a hidden tab is opened beside others')
      for (const line of [hidden, second, player]) line.close()
      await openLine(run, 'admin', gameId, { presence: 'away' })
      await host.listen()
      const told = host.facts().filter(({ type, payload }) => type === 'presence.changed' && payload.userId === admin)
      if (told.some(({ payload }) => payload.presence !== 'away'))
        run.fail('who comes in a hidden tab counts as here', where)
    },
  ),
  'live-here-now': {
    ...atTable('games tell how many are there, each once, whatever the number of their tabs', async (scene) => {
      const { sees, run, gameId } = scene
      // Who looks on does so from a hidden tab, and does not count.
      const host = await openLine(run, 'host', gameId, { presence: 'away' })
      const told = async (part: 'player' | 'admin', presence: string) => {
        const userId = await idOf(run, part)
        for (let tries = 0; tries < 6; tries++) {
          const fact = await host.next('presence.changed')
          if (!fact || (fact.payload.userId === userId && fact.payload.presence === presence)) return
        }
      }
      const mustCount = async (due: number) => {
        await sees('host', 'getGame', { hereNow: orNothing(due) })
        await sees('host', 'listGames', { items: including({ gameId, hereNow: orNothing(due) }) }, { limit: 100 })
      }
      await mustCount(0)
      const player = await openLine(run, 'player', gameId)
      await told('player', 'here')
      await mustCount(1)
      await openLine(run, 'admin', gameId)
      await told('admin', 'here')
      await openLine(run, 'admin', gameId)
      await mustCount(2)
      player.send('presence', { presence: 'away' })
      await told('player', 'away')
      await mustCount(1)
    }),
    where: hereNowIs,
  },
})

/** Longer than an evening takes here, in milliseconds. */
const quarter = 15 * 60_000

/** An evening: everything that can become true in a game is told. */
export const eveningRules = rulesAt(described, {
  'live-facts': atLines('what becomes true is told at once, as a fresh look has it', async (scene) => {
    const { by, sees, hears, lines, run, gameId } = scene
    /** Whoever has done it is told as well as the others. */
    const fresh = async (id: 'getSchedule' | 'getNotes' | 'listBoundaries', type: string) => {
      const due = await sees('player', id, {})
      for (const part of ['player', 'host'] as const) await hears(part, type, due)
    }
    /** The game as this person sees it, in whichever order it is told with the rest. */
    const freshGame = async (occasion: string) => {
      await lines.player.listen()
      const told = lines.player.frames.findLast(({ type }) => type === 'game.changed')
      if (!isDeepStrictEqual(told?.payload, await sees('player', 'getGame', {})))
        run.fail(`${occasion}: game.changed is not what a fresh look has`, 'asyncapi.yaml: game.changed')
    }
    const userId = 'stranger'
    const link = await openLink(run, gameId)
    await hears('host', 'invitation.changed', { invitationId: link.invitationId })
    await by('stranger', 'acceptInvitation', 200, link)
    await hears('player', 'member.changed', { userId, role: 'player' })
    await by('host', 'removeMember', 204, { userId })
    await hears('player', 'member.left', { userId, how: 'removed' })
    await by('stranger', 'acceptInvitation', 200, await openLink(run, gameId, { approval: 'host' }))
    await hears('host', 'request.changed')
    await by('host', 'acceptRequest', 204, { userId })
    await hears('host', 'request.gone', { userId, how: 'letIn' })
    await hears('player', 'member.changed', { userId })
    const [dateId] = idsIn(await by('host', 'offerDates', 200))
    await fresh('getSchedule', 'schedule.changed')
    for (const [part, answer] of [
      ['host', 'yes'],
      ['player', 'no'],
    ] as const) {
      await by(part, 'answerDate', 200, { dateId, answer })
      await fresh('getSchedule', 'schedule.changed')
    }
    await freshGame('an answer to a date')
    await by('host', 'fixDate', 200, { dateId })
    await fresh('getSchedule', 'schedule.changed')
    await by('host', 'cancelSession', 200, { reason: 'Ill.' })
    await fresh('getSchedule', 'schedule.changed')
    await by('host', 'changeNotes', 200, { agenda: newId() })
    await fresh('getNotes', 'notes.changed')
    const { boundaryId, takeBackKey } = await by('host', 'addBoundary', 201, { text: 'One' })
    for (const text of ['Two', 'Three']) await by('host', 'addBoundary', 201, { text })
    for (const part of ['player', 'host'] as const)
      for (const count of [1, 2]) await hears(part, 'boundaries.changed', { count, items: [] })
    await fresh('listBoundaries', 'boundaries.changed')
    await by('host', 'takeBoundaryBack', 204, { boundaryId, takeBackKey })
    await fresh('listBoundaries', 'boundaries.changed')
    await by('player', 'pauseGame', 204)
    await hears('player', 'pause.changed', { paused: true })
    await by('host', 'resumeGame', 204)
    await hears('player', 'pause.changed', { paused: false })
    const start = await by('host', 'startGame', 200)
    await hears('player', 'game.changed', { status: 'playing', role: 'player' })
    await hears('player', 'play.starting', start)
    await by('host', 'endGame', 204)
    await hears('player', 'game.changed', { status: 'preparing' })
    await hears('player', 'play.ended')
    await by('stranger', 'leaveGame', 204)
    await hears('player', 'member.left', { userId, how: 'left' })
    await by('host', 'archiveGame', 200)
    await freshGame('a game that is put away')
    for (const line of [lines.player, lines.host]) {
      mustCount(run, line, 'an evening')
      const off = line.frames.find(({ at }) => !(Math.abs(Date.parse(at) - Date.now()) < quarter))
      if (off) run.fail(`${off.type} has happened at ${off.at}`, `asyncapi.yaml: ${off.type}`)
    }
  }),
})
