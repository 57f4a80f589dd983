import { type Check, does, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { connect, type Frame, live, mustCount, ticketFor } from '../../kernel/connection.ts'
import { casesOf, rulesOf } from '../../kernel/derived-checks.ts'
import { field, serverTime } from '../../kernel/exchange.ts'
import { ask, idOf, members, newId, openLink, sharedGroup, withGame } from '../../kernel/group.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { inGroup } from '../../kernel/scene.ts'
import { presenceRules } from './presence-rules.ts'
import { publishedRules } from './published-rules.ts'
import { ticketRules } from './ticket-rules.ts'
import { setAside, setSilent, timeoutRules } from './timeout-rules.ts'

const liveRows: RowsOf<'live'> = { createLiveTicket: {} }
/** Letters, digits, hyphens and underscores of at least 128 bits. */
const minLength = 22
const described = pointerTo('createLiveTicket', 'description')

export const liveCases: TagCases<'live'> = casesOf(liveRows, {
  'createLiveTicket.200': does('each call gives a ticket of its own, for half a minute', async (run) => {
    const { gameId } = await sharedGroup(run)
    const tickets = new Set<unknown>()
    for (const part of ['host', 'admin', 'player', 'player'] as const) {
      const made = await ask(run, part, 'createLiveTicket', { params: { gameId } })
      if (!run.hasStatus(made, 200, `by the role ${part}`)) continue
      const ticket = String(field(made, 'ticket'))
      if (tickets.has(ticket)) run.fail('two tickets are the same', described, made)
      tickets.add(ticket)
      if (ticket.length < minLength || new Set(ticket).size < 8)
        run.fail('the ticket is not drawn at random', described, made)
      const seconds = (Date.parse(String(field(made, 'expiresAt'))) - serverTime(made)) / 1000
      if (!(seconds > 5 && seconds <= 60)) run.fail(`the ticket lasts ${Math.round(seconds)} seconds`, described, made)
    }
    // Prepared here, checked late in the run.
    await setAside(run)
    await setSilent(run)
  }),
})

const isReady = ({ type }: Frame) => type === 'ready.changed'

/** Which events are sent, to whom, and in which order. */
const eventRules = rulesAt(described, {
  'live-quiet-seconds': inGroup('a ticket does not hide what has just happened', async ({ by, run, gameId }) => {
    const begun = Date.now()
    await by('player', 'setReady', 200, { ready: true })
    const { quietMs } = await ticketFor(run, 'host', gameId)
    if (quietMs > Date.now() - begun)
      run.fail(`a ticket says that nothing happened for ${quietMs} ms`, '#/components/schemas/LiveTicket')
  }),
  'live-resume': live('missed events are sent after a reconnection, once, in order', async (scene) => {
    const { by, gets, tabs, run, gameId } = scene
    await by('player', 'setReady', 200, { ready: true })
    const seen = await gets('host', 'ready.changed')
    tabs.host.close()
    const missed = Array.from({ length: 12 }, (_, at) => ({ part: 'admin' as const, ready: at % 2 === 0 }))
    const all = [...missed, { part: 'player' as const, ready: false }]
    for (const { part, ready } of all) await by(part, 'setReady', 200, { ready })
    const again = await connect(run, 'host', gameId, {
      from: { stream: tabs.host.ticket.stream, seq: seen?.seq ?? 0 },
    })
    for (const _ of all) if (!(await again.next('ready.changed'))) break
    await again.listen()
    const events = again.events().filter(isReady)
    const due = await Promise.all(all.map(async ({ part, ready }) => `${await idOf(run, part)} ${ready}`))
    if (events.map(({ payload }) => `${payload.userId} ${payload.ready}`).join() !== due.join())
      run.fail(`a reconnection sends ${events.length} of ${due.length} events, or others`, '#/components/schemas/Hello')
    mustCount(run, again, 'after a reconnection')
  }),
  'live-resync': live('a hello with another stream is answered by a resync', async ({ by, run, gameId }) => {
    const where = '#/components/schemas/Resync'
    const tab = await connect(run, 'host', gameId, { from: { stream: newId(), seq: 3 } })
    const frame = await tab.next('resync')
    if (!frame) run.fail('an unknown stream causes no resync', where)
    await by('player', 'setReady', 200, { ready: true })
    const event = await tab.next('ready.changed')
    if (!event) run.fail('no event is sent after a resync', where)
    else if (frame && event.seq <= frame.seq) run.fail('the numbers do not go on after a resync', where)
  }),
  'live-anonymous': live('a pause and a boundary are anonymous', async ({ by, gets, run }) => {
    await by('player', 'pauseGame', 204)
    await by('player', 'addBoundary', 201, { text: 'Deep water' })
    const userId = await idOf(run, 'player')
    const known = ['paused', 'pausedAt', 'count', 'shown', 'items']
    for (const part of members)
      for (const type of ['pause.changed', 'boundaries.changed']) {
        const frame = await gets(part, type)
        const where = `asyncapi.yaml: ${type}`
        if (frame?.actorId !== undefined || frame?.text.includes(userId)) run.fail(`${type} says who it was`, where)
        if (Object.keys(frame?.payload ?? {}).some((name) => !known.includes(name)))
          run.fail(`${type} says more than it has to`, where)
        if (frame?.text.includes('Deep water')) run.fail('a single boundary is shown', where)
      }
  }),
  'live-handed-over': live('after a hand-over both people fetch everything again', async ({ by, gets }) => {
    await by('host', 'handOverGame', 200, { userId: 'player' })
    for (const part of ['player', 'host'] as const) await gets(part, 'resync', { reason: 'role' })
  }),
})

const sightRules = rulesAt(described, {
  'live-projection': live('nobody gets what they may not see', async ({ by, gets, getsNot, run, gameId }) => {
    const { token } = await openLink(run, gameId, { role: 'admin', approval: 'host' })
    await by('stranger', 'acceptInvitation', 200, { token })
    await gets('host', 'request.changed')
    await by('host', 'changeGame', 200, { pitch: newId() })
    for (const part of members) await gets(part, 'game.changed')
    await getsNot(['player'], 'links and requests', ({ type }) => /^(request|invitation)\./.test(type))
    await getsNot(['player'], 'the number of requests', ({ payload }) => payload.requestsWaiting !== undefined)
    await getsNot(
      ['player'],
      'another role',
      ({ type, payload }) => type === 'game.changed' && payload.role !== 'player',
    )
    await getsNot(['player', 'admin'], 'the token of a link for admins', ({ text }) => text.includes(token))
  }),
  'live-role-lost': live('whoever loses a role fetches everything again, and gets no earlier event', async (scene) => {
    const { by, gets, getsNot, tabs, run, gameId } = scene
    const before = await openLink(run, gameId)
    await gets('admin', 'invitation.changed')
    await by('host', 'changeMember', 200, { userId: 'admin', role: 'player' })
    await gets('admin', 'resync', { reason: 'role' })
    await gets('player', 'member.changed', { userId: 'admin', role: 'player' })
    const after = await openLink(run, gameId)
    await getsNot(['admin'], 'a link, after losing the role', ({ text }) => text.includes(after.token))
    tabs.admin.close()
    const { stream, seq } = tabs.admin.ticket
    const again = await connect(run, 'admin', gameId, { from: { stream, seq } })
    await again.listen()
    for (const { token } of [before, after])
      if (again.frames.some(({ text }) => text.includes(token)))
        run.fail('a former admin gets events for admins again', '#/components/schemas/Resync')
  }),
  'live-own-game': live('a connection has the events of one game alone', async ({ by, getsNot, tabs, run }) => {
    await withGame(run, {}, async (gameId) => {
      const elsewhere = await connect(run, 'host', gameId)
      await by('host', 'setReady', 200, { gameId, ready: true })
      if (!(await elsewhere.next('ready.changed'))) run.fail('no event is sent in a second game', described)
      await getsNot(['host'], 'an event of another game', isReady)
      mustCount(run, tabs.host, 'the tab of the first of two games')
    })
  }),
})

export const liveRules: Check[] = [
  ...rulesOf(liveRows),
  ...ticketRules,
  ...eventRules,
  ...publishedRules,
  ...sightRules,
  ...presenceRules,
  ...timeoutRules,
]
