import { type Check, does, type TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import { atLines, type Frame, mustCount, openLine, three, ticketFor } from '../../kernel/line.ts'
import { permissionsOf, type RowsOf } from '../../kernel/permissions.ts'
import { atTable, type Body, casesOf, rulesAt } from '../../kernel/scene.ts'
import { ask, idOf, newId, openLink, standingTable, withGame } from '../../kernel/table.ts'
import { otherLooks } from '../profile/profile-checks.ts'
import { doorRules } from './door-rules.ts'
import { eveningRules, presenceRules } from './evening-rules.ts'
import { lateRules, setAside, setQuiet } from './late-rules.ts'

/** Who may open the live channel. */
const liveRows: RowsOf<'live'> = { createLiveTicket: { done: 200 } }
/** Letters, digits, hyphens and underscores of at least 128 bits. */
const minLength = 22
const described = pointerTo('createLiveTicket', 'description')

export const liveCases: TagCases<'live'> = casesOf(liveRows, {
  createLiveTicket: {
    200: does('each member gets a ticket of their own with each call, for half a minute', async (run) => {
      const { gameId } = await standingTable(run)
      const tickets = new Set<unknown>()
      for (const part of ['host', 'admin', 'player', 'player'] as const) {
        const now = Date.now()
        const made = await ask(run, part, 'createLiveTicket', { params: { gameId } })
        if (!run.hasStatus(made, 200, `by the role ${part}`)) continue
        const ticket = String(field(made, 'ticket'))
        if (tickets.has(ticket)) run.fail('two tickets are the same', described, made)
        tickets.add(ticket)
        if (ticket.length < minLength || new Set(ticket).size < 8)
          run.fail('the ticket is not drawn at random', described, made)
        const seconds = (Date.parse(String(field(made, 'expiresAt'))) - now) / 1000
        // The clocks need not agree to the second.
        if (!(seconds > 5 && seconds <= 60))
          run.fail(`the ticket lasts ${Math.round(seconds)} seconds`, described, made)
      }
      // What it is about is looked at late in the run.
      await setAside(run)
      await setQuiet(run)
    }),
  },
})

const isReady = ({ type }: Frame) => type === 'ready.changed'

/** What is told on the live channel, to whom, and in which order. */
const factRules = rulesAt(described, {
  'live-sequence': atLines('facts are numbered without a gap, and a signal repeats the last number', async (scene) => {
    const { by, hears, lines, run } = scene
    for (const part of ['admin', 'player'] as const) lines[part].close()
    for (const ready of [true, false, true]) {
      await by('player', 'setReady', 200, { ready })
      await hears('host', 'ready.changed', { userId: 'player', ready })
    }
    await lines.host.listen()
    mustCount(run, lines.host, 'facts of one line')
    const beatSeconds = Number(lines.host.frames.find(({ type }) => type === 'welcome')?.payload.beatSeconds)
    if (!(beatSeconds <= 10)) run.fail(`a beat comes every ${beatSeconds} seconds`, '#/components/schemas/Welcome')
  }),
  'live-quiet-seconds': atTable('a ticket does not pass over what has just happened', async ({ by, run, gameId }) => {
    const begun = Date.now()
    await by('player', 'setReady', 200, { ready: true })
    const { quietMs } = await ticketFor(run, 'host', gameId)
    if (quietMs > Date.now() - begun)
      run.fail(`a ticket says that nothing happened for ${quietMs} ms`, '#/components/schemas/LiveTicket')
  }),
  'live-resume': atLines('what was missed is told on coming back, once, in its order', async (scene) => {
    const { by, hears, lines, run, gameId } = scene
    await by('player', 'setReady', 200, { ready: true })
    const seen = await hears('host', 'ready.changed')
    lines.host.close()
    const missed = Array.from({ length: 12 }, (_, at) => ({ part: 'admin' as const, ready: at % 2 === 0 }))
    const all = [...missed, { part: 'player' as const, ready: false }]
    for (const { part, ready } of all) await by(part, 'setReady', 200, { ready })
    const again = await openLine(run, 'host', gameId, {
      from: { stream: lines.host.ticket.stream, seq: seen?.seq ?? 0 },
    })
    for (const _ of all) if (!(await again.next('ready.changed'))) break
    await again.listen()
    const told = again.facts().filter(isReady)
    const due = await Promise.all(all.map(async ({ part, ready }) => `${await idOf(run, part)} ${ready}`))
    if (told.map(({ payload }) => `${payload.userId} ${payload.ready}`).join() !== due.join())
      run.fail(`on coming back ${told.length} facts of ${due.length} are told, or others`, '#/components/schemas/Hello')
    mustCount(run, again, 'on coming back')
  }),
  'live-resync': atLines('who names another stream is told to fetch anew', async ({ by, run, gameId }) => {
    const where = '#/components/schemas/Resync'
    const line = await openLine(run, 'host', gameId, { from: { stream: newId(), seq: 3 } })
    const told = await line.next('resync')
    if (!told) run.fail('a stream that the server does not know is not told to be one', where)
    await by('player', 'setReady', 200, { ready: true })
    const fact = await line.next('ready.changed')
    if (!fact) run.fail('after a resync nothing is told', where)
    else if (told && fact.seq <= told.seq) run.fail('after a resync it is not counted on', where)
  }),
  'live-actor': atLines('an event names who did it, and a nudge is told to whom it is for', async (scene) => {
    const { by, hears, hearNot, run } = scene
    await by('player', 'setReady', 200, { ready: true })
    for (const part of three)
      if ((await hears(part, 'ready.changed'))?.actorId !== (await idOf(run, 'player')))
        run.fail('it is not told who did it', '#/components/schemas/LiveFrame')
    await by('host', 'nudge', 204, { userId: 'admin' })
    await hears('admin', 'nudged', { from: { userId: 'host' } })
    await hearNot(['player', 'host'], 'of the nudge of another', ({ type }) => type === 'nudged')
  }),
  'live-anonymous': atLines('a pause and a boundary are told without a name', async ({ by, hears, run }) => {
    await by('player', 'pauseGame', 204)
    await by('player', 'addBoundary', 201, { text: 'Deep water' })
    const userId = await idOf(run, 'player')
    const known = ['paused', 'pausedAt', 'count', 'shown', 'items']
    for (const part of three)
      for (const type of ['pause.changed', 'boundaries.changed']) {
        const told = await hears(part, type)
        const where = `asyncapi.yaml: ${type}`
        if (told?.actorId !== undefined || told?.text.includes(userId)) run.fail(`${type} says who it was`, where)
        if (Object.keys(told?.payload ?? {}).some((name) => !known.includes(name)))
          run.fail(`${type} says more than it has to`, where)
        if (told?.text.includes('Deep water')) run.fail('one boundary alone is told', where)
      }
  }),
  'live-handed-over': atLines('a hand-over has both whose roles change fetch anew', async ({ by, hears }) => {
    await by('host', 'handOverGame', 200, { userId: 'player' })
    for (const part of ['player', 'host'] as const) await hears(part, 'resync', { reason: 'role' })
  }),
  'live-archived-in-play': atLines('a game that is archived in play tells that play has ended', async (scene) => {
    const { by, hears } = scene
    await by('host', 'startGame', 200)
    for (const part of three) await hears(part, 'play.starting')
    await by('host', 'archiveGame', 200)
    for (const part of three) await hears(part, 'play.ended')
  }),
  'live-names': atLines('another name, sigil or colour is told at each table', async ({ by, sees, hears, run }) => {
    for (const part of ['player', 'host'] as const) {
      const looks = await otherLooks(run, part)
      await by(part, 'changeProfile', 200, looks)
      for (const to of three) {
        const told = await hears(to, 'member.changed', { userId: part, ...looks })
        if (told && told.actorId !== (await idOf(run, part)))
          run.fail('who changed their name is not told to have done it', 'asyncapi.yaml: member.changed')
      }
    }
    for (const to of three) await hears(to, 'game.changed', { host: (await sees(to, 'getGame', {})).host })
  }),
})

const isOfIdeas = ({ type }: Frame) => type.startsWith('idea.')

/** What each may see on the live channel, and of whom. */
const sightRules = rulesAt(described, {
  'live-projection': atLines('nobody is told what they may not see', async ({ by, hears, hearNot, run, gameId }) => {
    const { token } = await openLink(run, gameId, { role: 'admin', approval: 'host' })
    await by('stranger', 'acceptInvitation', 200, { token })
    await hears('host', 'request.changed')
    await by('host', 'changeGame', 200, { pitch: newId() })
    for (const part of three) await hears(part, 'game.changed')
    await hearNot(['player'], 'of links and requests', ({ type }) => /^(request|invitation)\./.test(type))
    await hearNot(['player'], 'how many wait', ({ payload }) => payload.requestsWaiting !== undefined)
    await hearNot(
      ['player'],
      'another role',
      ({ type, payload }) => type === 'game.changed' && payload.role !== 'player',
    )
    await hearNot(['player', 'admin'], 'the token of a link for admins', ({ text }) => text.includes(token))
  }),
  'live-role-lost': atLines('who loses a role fetches anew, and is retold nothing of before', async (scene) => {
    const { by, hears, hearNot, lines, run, gameId } = scene
    const before = await openLink(run, gameId)
    await hears('admin', 'invitation.changed')
    await by('host', 'changeMember', 200, { userId: 'admin', role: 'player' })
    await hears('admin', 'resync', { reason: 'role' })
    await hears('player', 'member.changed', { userId: 'admin', role: 'player' })
    const after = await openLink(run, gameId)
    await hearNot(['admin'], 'of a link, having been an admin', ({ text }) => text.includes(after.token))
    lines.admin.close()
    const { stream, seq } = lines.admin.ticket
    const again = await openLine(run, 'admin', gameId, { from: { stream, seq } })
    await again.listen()
    for (const { token } of [before, after])
      if (again.frames.some(({ text }) => text.includes(token)))
        run.fail('who was an admin is told again what only admins may see', '#/components/schemas/Resync')
  }),
  'live-own-game': atLines('a line tells of its own game alone', async ({ by, hearNot, lines, run }) => {
    await withGame(run, {}, async (gameId) => {
      const elsewhere = await openLine(run, 'host', gameId)
      await by('host', 'setReady', 200, { gameId, ready: true })
      if (!(await elsewhere.next('ready.changed'))) run.fail('in a second game nothing is told', described)
      await hearNot(['host'], 'of another game', isReady)
      mustCount(run, lines.host, 'the line of one of two games')
    })
  }),
  'live-ideas': atLines('an idea is told to whom it is shown, and taken from who sees it no more', async (scene) => {
    const { by, hears, hearNot, gameId } = scene
    const { ideaId } = await by('host', 'createIdea', 201, { gameId, visibility: 'hosts' })
    for (const part of ['host', 'admin'] as const) await hears(part, 'idea.changed', { ideaId })
    await hearNot(['player'], 'an idea for host and admins', isOfIdeas)
    await by('host', 'changeIdea', 200, { ideaId, gameId, visibility: 'everyone' })
    await hears('player', 'idea.changed', { ideaId })
    await by('host', 'changeIdea', 200, { ideaId, gameId, visibility: 'hosts' })
    await hears('player', 'idea.removed', { ideaId })
    await by('host', 'deleteIdea', 204, { ideaId })
  }),
  'live-ideas-gone': atLines('an idea that goes is taken from all who saw it, however it goes', async (scene) => {
    const { by, run, lines, gameId } = scene
    /** Past what is told of the idea before this one. */
    const mustBeTold = async (part: 'admin' | 'player', type: string, ideaId: unknown, how: string) => {
      for (;;) {
        const fact = await lines[part].next(type)
        if (!fact) return run.fail(`an idea that ${how} is not told to the ${part}`, `asyncapi.yaml: ${type}`)
        if (fact.payload.ideaId === ideaId) return
      }
    }
    await withGame(run, {}, async (elsewhere) => {
      const ways: Record<string, (ideaId: unknown) => Promise<Body>> = {
        'was deleted': (ideaId) => by('host', 'deleteIdea', 204, { ideaId }),
        'its author keeps to themselves': (ideaId) => by('host', 'changeIdea', 200, { ideaId, visibility: 'me' }),
        'has gone to another game': (ideaId) => by('host', 'changeIdea', 200, { ideaId, gameId: elsewhere }),
        'is in no game any more': (ideaId) => by('host', 'changeIdea', 200, { ideaId, gameId: null }),
        'was taken out of the game': (ideaId) => by('admin', 'removeGameIdea', 204, { ideaId }),
      }
      for (const [how, go] of Object.entries(ways)) {
        const { ideaId } = await by('host', 'createIdea', 201, { gameId, visibility: 'everyone' })
        await go(ideaId)
        for (const part of ['admin', 'player'] as const) await mustBeTold(part, 'idea.removed', ideaId, how)
        if (how === 'was deleted') {
          await by('host', 'restoreIdea', 200, { ideaId })
          await mustBeTold('player', 'idea.changed', ideaId, 'was brought back')
        }
        await by('host', 'deleteIdea', 204, { ideaId })
      }
    })
  }),
})

/** What no single answer shows of the live channel. */
export const liveRules: Check[] = [
  ...permissionsOf(liveRows),
  ...doorRules,
  ...factRules,
  ...sightRules,
  ...presenceRules,
  ...eveningRules,
  ...lateRules,
]
