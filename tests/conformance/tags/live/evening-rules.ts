import { isDeepStrictEqual } from 'node:util'
import { connect, live, mustCount } from '../../kernel/connection.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { atTable, including, rulesAt } from '../../kernel/scene.ts'
import { idOf, newId, openLink } from '../../kernel/table.ts'
import { idsIn } from '../schedule/schedule.ts'

const described = pointerTo('createLiveTicket', 'description')
const hereNowIs = '#/components/schemas/Game/properties/hereNow'
/** The field is optional. */
const orNothing = (due: number) => (value: unknown) => value === undefined || value === due

/** Who is there, by all the tabs that they have open. */
export const presenceRules = rulesAt(described, {
  'live-presence': atTable('others see who comes and who looks away, counting all tabs of a person', async (scene) => {
    const { by, sees, run, gameId } = scene
    await by('player', 'setReady', 200, { ready: true })
    const host = await connect(run, 'host', gameId)
    const player = await connect(run, 'player', gameId)
    const [userId, admin] = [await idOf(run, 'player'), await idOf(run, 'admin')]
    const where = 'asyncapi.yaml: presence.changed'
    const mustBecome = async (presence: string, occasion: string) => {
      for (let tries = 0; tries < 4; tries++) {
        const { payload } = (await host.next('presence.changed')) ?? {}
        if (!payload) break
        if (payload.userId !== userId || payload.presence !== presence) continue
        return void (await sees('host', 'getLobby', { members: including(payload) }))
      }
      run.fail(`${occasion}: the others do not receive that they are ${presence}`, where)
    }
    const mustStayHere = async (occasion: string) => {
      await host.listen()
      const last = host.events().findLast(({ payload }) => payload.userId === userId)
      if (last?.payload.presence !== 'here') run.fail(`${occasion}: they count as away`, where)
      await sees('host', 'getLobby', { members: including({ userId, presence: 'here' }) })
    }
    await mustBecome('here', 'who comes')
    player.send('presence', { presence: 'away' })
    await mustBecome('away', 'who looks away')
    const second = await connect(run, 'player', gameId)
    await mustBecome('here', 'who looks at another tab')
    for (const presence of ['here', 'away']) player.send('presence', { presence })
    await mustStayHere('one tab of two looks away')
    const hidden = await connect(run, 'player', gameId, { presence: 'away' })
    await mustStayHere('a hidden tab is opened beside others')
    for (const tab of [hidden, second, player]) tab.close()
    await connect(run, 'admin', gameId, { presence: 'away' })
    await host.listen()
    const frames = host.events().filter(({ type, payload }) => type === 'presence.changed' && payload.userId === admin)
    if (frames.some(({ payload }) => payload.presence !== 'away'))
      run.fail('who comes in a hidden tab counts as here', where)
  }),
  'live-here-now': {
    ...atTable('games count who is there, each person once, whatever the number of tabs', async (scene) => {
      const { sees, run, gameId } = scene
      // The host watches from a hidden tab, which does not count.
      const host = await connect(run, 'host', gameId, { presence: 'away' })
      const waitFor = async (part: 'player' | 'admin', presence: string) => {
        const userId = await idOf(run, part)
        for (let tries = 0; tries < 6; tries++) {
          const event = await host.next('presence.changed')
          if (!event || (event.payload.userId === userId && event.payload.presence === presence)) return
        }
      }
      const mustCount = async (due: number) => {
        await sees('host', 'getGame', { hereNow: orNothing(due) })
        await sees('host', 'listGames', { items: including({ gameId, hereNow: orNothing(due) }) }, { limit: 100 })
      }
      await mustCount(0)
      const player = await connect(run, 'player', gameId)
      await waitFor('player', 'here')
      await mustCount(1)
      await connect(run, 'admin', gameId)
      await waitFor('admin', 'here')
      await connect(run, 'admin', gameId)
      await mustCount(2)
      player.send('presence', { presence: 'away' })
      await waitFor('player', 'away')
      await mustCount(1)
    }),
    where: hereNowIs,
  },
})

/** Longer than this check takes, in milliseconds. */
const quarter = 15 * 60_000

/** An evening, in which every event occurs. */
export const eveningRules = rulesAt(described, {
  'live-facts': live('each event has what a GET returns', async (scene) => {
    const { by, sees, gets, tabs, run, gameId } = scene
    /** The person who did it gets the event as well. */
    const fresh = async (id: 'getSchedule' | 'getNotes' | 'listBoundaries', type: string) => {
      const due = await sees('player', id, {})
      for (const part of ['player', 'host'] as const) await gets(part, type, due)
    }
    /** The newest game.changed, wherever it is among the other events. */
    const freshGame = async (occasion: string) => {
      await tabs.player.listen()
      const frame = tabs.player.frames.findLast(({ type }) => type === 'game.changed')
      if (!isDeepStrictEqual(frame?.payload, await sees('player', 'getGame', {})))
        run.fail(`${occasion}: game.changed is not what getGame returns`, 'asyncapi.yaml: game.changed')
    }
    const userId = 'stranger'
    const link = await openLink(run, gameId)
    await gets('host', 'invitation.changed', { invitationId: link.invitationId })
    await by('stranger', 'acceptInvitation', 200, link)
    await gets('player', 'member.changed', { userId, role: 'player' })
    await by('host', 'removeMember', 204, { userId })
    await gets('player', 'member.left', { userId, how: 'removed' })
    await by('stranger', 'acceptInvitation', 200, await openLink(run, gameId, { approval: 'host' }))
    await gets('host', 'request.changed')
    await by('host', 'acceptRequest', 204, { userId })
    await gets('host', 'request.gone', { userId, how: 'letIn' })
    await gets('player', 'member.changed', { userId })
    const [dateId, other] = idsIn(await by('host', 'offerDates', 200))
    await fresh('getSchedule', 'schedule.changed')
    // One answer a date: nothing says in which order answers come.
    for (const [part, answer] of [
      ['host', { dateId, answer: 'yes' }],
      ['player', { dateId: other, answer: 'no' }],
    ] as const) {
      await by(part, 'answerDate', 200, answer)
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
      for (const count of [1, 2]) await gets(part, 'boundaries.changed', { count, items: [] })
    await fresh('listBoundaries', 'boundaries.changed')
    await by('host', 'takeBoundaryBack', 204, { boundaryId, takeBackKey })
    await fresh('listBoundaries', 'boundaries.changed')
    await by('player', 'pauseGame', 204)
    await gets('player', 'pause.changed', { paused: true })
    await by('host', 'resumeGame', 204)
    await gets('player', 'pause.changed', { paused: false })
    const start = await by('host', 'startGame', 200)
    await gets('player', 'game.changed', { status: 'playing', role: 'player' })
    await gets('player', 'play.starting', start)
    await by('host', 'endGame', 204)
    await gets('player', 'game.changed', { status: 'preparing' })
    await gets('player', 'play.ended')
    await by('stranger', 'leaveGame', 204)
    await gets('player', 'member.left', { userId, how: 'left' })
    await by('host', 'archiveGame', 200)
    await freshGame('an archived game')
    for (const tab of [tabs.player, tabs.host]) {
      mustCount(run, tab, 'an evening')
      const off = tab.frames.find(({ at }) => !(Math.abs(Date.parse(at) - Date.now()) < quarter))
      if (off) run.fail(`${off.type} has happened at ${off.at}`, `asyncapi.yaml: ${off.type}`)
    }
  }),
})
