import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { ask, idOf, needed, newId, type Part, readGame, withTable } from '../../kernel/table.ts'
import { addBoundary } from '../lobby/lobby.ts'
import { changeProfile, profileOf } from '../profile/profile-cases.ts'
import { mustCount, openLine, three, ticketFor, withLines } from './line.ts'

const frame = '#/components/schemas/LiveFrame'
/** What is told on the live channel, to whom, and in which order. */
export const factRules = rules(pointerTo('createLiveTicket', 'description'), {
  async 'live-sequence: facts are numbered without a gap, and a signal repeats the last number'(run) {
    await withTable(run, async ({ gameId }) => {
      const line = await openLine(run, 'host', gameId)
      for (const isReady of [true, false, true]) {
        await ready(run, 'player', gameId, isReady)
        const told = await line.next('ready.changed')
        if (told?.payload.ready !== isReady) run.fail('who is ready is not told at once, or not as it is', frame)
        // Nobody has a line of theirs open.
        if (told?.payload.presence === 'here') run.fail('who has no line is told to be here', frame)
      }
      await line.listen()
      mustCount(run, line, 'facts of one line')
      const beatSeconds = Number(line.frames.find(({ type }) => type === 'welcome')?.payload.beatSeconds)
      if (!(beatSeconds <= 10)) run.fail(`a beat comes every ${beatSeconds} seconds`, '#/components/schemas/Welcome')
      line.close()
    })
  },
  async 'live-quiet: a ticket does not pass over what has just happened'(run) {
    await withTable(run, async ({ gameId }) => {
      const begun = Date.now()
      await ready(run, 'player', gameId, true)
      const { quietMs } = await ticketFor(run, 'host', gameId)
      if (quietMs > Date.now() - begun)
        run.fail(`a ticket says that nothing happened for ${quietMs} ms`, '#/components/schemas/LiveTicket')
    })
  },
  async 'live-resume: what was missed is told on coming back, once, in its order'(run) {
    await withTable(run, async ({ gameId }) => {
      const line = await openLine(run, 'host', gameId)
      await ready(run, 'player', gameId, true)
      const seen = await line.next('ready.changed')
      line.close()
      const missed = 12
      for (let count = 0; count < missed; count++) await ready(run, 'admin', gameId, count % 2 === 0)
      await ready(run, 'player', gameId, false)
      const { stream } = line.ticket
      const seq = seen?.seq ?? 0
      const again = await openLine(run, 'host', gameId, { from: { stream, seq } })
      for (let count = 0; count <= missed; count++) if (!(await again.next('ready.changed'))) break
      await again.listen()
      const told = again.facts().filter(({ type }) => type === 'ready.changed')
      const admin = await idOf(run, 'admin')
      const due = [
        ...Array.from({ length: missed }, (_, at) => [admin, at % 2 === 0]),
        [await idOf(run, 'player'), false],
      ]
      const came = told.map(({ payload }) => [payload.userId, payload.ready])
      if (JSON.stringify(came) !== JSON.stringify(due))
        run.fail(
          `on coming back ${told.length} facts of ${due.length} are told, or others`,
          '#/components/schemas/Hello',
        )
      mustCount(run, again, 'on coming back')
      again.close()
    })
  },
  'live-resync: who names another stream is told to fetch anew': resync,
  'live-actor: an event names who did it': actor,
  async 'live-anonymous: a pause and a boundary are told without a name'(run) {
    await withLines(run, async (lines, gameId) => {
      await ask(run, 'player', 'pauseGame', { params: { gameId } })
      await addBoundary(run, gameId, 'Deep water', 'player')
      const userId = await idOf(run, 'player')
      const known = ['paused', 'pausedAt', 'count', 'shown', 'items']
      for (const part of three)
        for (const type of ['pause.changed', 'boundaries.changed']) {
          const told = await lines[part].next(type)
          const where = `asyncapi.yaml: ${type}`
          if (!told) run.fail(`the ${part} is not told of ${type}`, where)
          if (told && (told.actorId !== undefined || told.text.includes(userId)))
            run.fail(`${type} says who it was`, where)
          if (told && Object.keys(told.payload).some((name) => !known.includes(name)))
            run.fail(`${type} says more than it has to`, where)
          if (told?.text.includes('Deep water')) run.fail('one boundary alone is told', where)
        }
    })
  },
})

const ready = (run: Run, part: Part, gameId: string, isReady: boolean) =>
  ask(run, part, 'setReady', { params: { gameId }, body: { ready: isReady } })

async function resync(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const from = { stream: newId(), seq: 3 }
    const line = await openLine(run, 'host', gameId, { from })
    const told = await line.next('resync')
    if (!told) run.fail('a stream that the server does not know is not told to be one', '#/components/schemas/Resync')
    await ready(run, 'player', gameId, true)
    const fact = await line.next('ready.changed')
    if (!fact) run.fail('after a resync nothing is told', '#/components/schemas/Resync')
    else if (told && fact.seq <= told.seq)
      run.fail('after a resync it is not counted on', '#/components/schemas/Resync')
    line.close()
  })
}

async function actor(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    await ready(run, 'player', gameId, true)
    for (const part of three) {
      const told = await lines[part].next('ready.changed')
      if (!told) run.fail(`the ${part} is not told who is ready`, 'asyncapi.yaml: ready.changed')
      else if (told.actorId !== (await idOf(run, 'player'))) run.fail('it is not told who did it', frame)
    }
    const me = await idOf(run, 'admin')
    await ask(run, 'host', 'nudge', { params: { gameId }, body: { userId: me } })
    const nudged = await lines.admin.next('nudged')
    if (!nudged) run.fail('who is nudged is not told', 'asyncapi.yaml: nudged')
    else if (Object(nudged.payload.from).userId !== (await idOf(run, 'host')))
      run.fail('it is not told who nudges', 'asyncapi.yaml: nudged')
    await lines.player.listen()
    for (const part of ['player', 'host'] as const)
      if (lines[part].facts().some(({ type }) => type === 'nudged'))
        run.fail(`the ${part} is told of the nudge of another`, 'asyncapi.yaml: nudged')
  })
}

/** What one command brings is told in full. */
export const tableRules: Check[] = [
  ...rules('#/components/schemas/Resync', {
    async 'live-handed-over: a hand-over has both whose roles change fetch anew'(run) {
      await withLines(run, async (lines, gameId) => {
        const params = { gameId }
        const body = { userId: await idOf(run, 'player') }
        needed(await ask(run, 'host', 'handOverGame', { params, body }), 200, 'handing over')
        for (const [part, who] of [
          ['player', 'who becomes the host'],
          ['host', 'who was the host'],
        ] as const)
          if ((await lines[part].next('resync'))?.payload.reason !== 'role')
            run.fail(
              `whoever gets another role hears resync, and ${who} by a hand-over does not`,
              '#/components/schemas/Resync',
            )
      })
    },
  }),
  ...rules(pointerTo('createLiveTicket', 'description'), {
    async 'live-archived-in-play: a game that is archived in play tells that play has ended'(run) {
      await withLines(run, async (lines, gameId) => {
        const params = { gameId }
        needed(await ask(run, 'host', 'startGame', { params }), 200, 'starting')
        for (const part of three) await lines[part].next('play.starting')
        needed(await ask(run, 'host', 'archiveGame', { params }), 200, 'archiving')
        for (const part of three)
          if (!(await lines[part].next('play.ended')))
            run.fail(
              `archiveGame of a game in play tells play.ended, and does not tell the ${part}`,
              'asyncapi.yaml: play.ended',
            )
      })
    },
  }),
]

/** Who somebody is at their tables. */
export const profileRules = rules(pointerTo('changeProfile', 'description'), {
  'live-names: another name, sigil or colour is told at each table': names,
})

const where = 'asyncapi.yaml: member.changed'

async function names(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    /** Changes who somebody is, and looks what everybody at the table is told of it. */
    const change = async (part: Part) => {
      const userId = await idOf(run, part)
      const before = await profileOf(run, part)
      const other = <Value>(name: string, one: Value, another: Value) => (field(before, name) === one ? another : one)
      const looks = {
        displayName: other('displayName', 'Juniper', 'Sorrel'),
        sigil: other('sigil', 'stag', 'owl'),
        colour: other('colour', 'moss', 'teal'),
      }
      needed(await changeProfile(run, part, { body: looks }), 200, 'changing a profile')
      for (const to of three) {
        const told = await lines[to].next('member.changed')
        if (!told) run.fail(`the ${to} is not told what the ${part} is called now`, where)
        else if (told.payload.userId !== userId || told.actorId !== userId)
          run.fail(`the ${to} is told of somebody else, or by somebody else, than the ${part}`, where)
        for (const [name, value] of told ? Object.entries(looks) : [])
          if (told?.payload[name] !== value)
            run.fail(`the ${to} is told the ${name} ${told?.payload[name]} of the ${part}, not ${value}`, where)
      }
    }
    await change('player')
    await change('host')
    for (const to of three) {
      const told = await lines[to].next('game.changed')
      const host = field(await readGame(run, gameId, to), 'host', 'displayName')
      if (Object(told?.payload.host).displayName !== host)
        run.fail(`the ${to} is not told the name of the host with the game`, 'asyncapi.yaml: game.changed')
    }
  })
}
