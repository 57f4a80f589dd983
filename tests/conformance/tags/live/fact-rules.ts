import { aloneCheck, type Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { newId } from '../games/game.ts'
import { ask, idOf, type Part } from '../games/people.ts'
import { withTable } from '../games/table.ts'
import { addBoundary } from '../lobby/boundaries.ts'
import type { Frame } from './frames.ts'
import { openLine } from './line.ts'
import { three, withLines } from './lines.ts'

const frame = '#/components/schemas/LiveFrame'
/** What is told on the live channel, to whom, and in which order. */
export const factRules: Check[] = [
  {
    id: 'live-sequence',
    title: 'facts are numbered without a gap, and a signal repeats the last number',
    run: sequence,
  },
  { id: 'live-resume', title: 'what was missed is told on coming back, once, in its order', run: resume },
  { id: 'live-resync', title: 'who names another stream is told to fetch anew', run: resync },
  { id: 'live-commands', title: 'a fact names who did it to all, and the command to them alone', run: commands },
  { id: 'live-anonymous', title: 'a pause and a boundary are told without a name', run: anonymous },
].map((check) => aloneCheck({ where: pointerTo('createLiveTicket', 'description'), ...check }))

const ready = (run: Run, part: Part, gameId: string, isReady: boolean, headers = {}) =>
  ask(run, part, 'setReady', { params: { gameId }, body: { ready: isReady }, headers })

/** The facts follow each other by one, from a number on; each signal repeats the one before it. */
function mustCount(run: Run, frames: readonly Frame[], from: number, occasion: string) {
  let last = from
  for (const { seq, isSignal, type } of frames) {
    const due = isSignal ? last : last + 1
    if (seq !== due && type !== 'welcome') run.fail(`${occasion}: the number of ${type} is ${seq}, not ${due}`, frame)
    last = type === 'welcome' ? last : seq
  }
}

async function sequence(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const line = await openLine(run, 'host', gameId)
    for (const isReady of [true, false, true]) {
      await ready(run, 'player', gameId, isReady)
      const told = await line.next('ready.changed')
      if (told?.payload.ready !== isReady) run.fail('who is ready is not told at once, or not as it is', frame)
    }
    await line.listen()
    mustCount(run, line.frames, line.ticket.seq, 'facts of one line')
    const beatSeconds = Number(line.frames.find(({ type }) => type === 'welcome')?.payload.beatSeconds)
    if (!(beatSeconds <= 10)) run.fail(`a beat comes every ${beatSeconds} seconds`, '#/components/schemas/Welcome')
    line.close()
  })
}

async function resume(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const line = await openLine(run, 'host', gameId)
    await ready(run, 'player', gameId, true)
    const seen = await line.next('ready.changed')
    line.close()
    await ready(run, 'admin', gameId, true)
    await ready(run, 'player', gameId, false)
    const { stream } = line.ticket
    const seq = seen?.seq ?? 0
    const again = await openLine(run, 'host', gameId, { from: { stream, seq } })
    await again.next('ready.changed')
    await again.next('ready.changed')
    await again.listen()
    const told = again.facts().filter(({ type }) => type === 'ready.changed')
    const due = [
      [await idOf(run, 'admin'), true],
      [await idOf(run, 'player'), false],
    ]
    const came = told.map(({ payload }) => [payload.userId, payload.ready])
    if (JSON.stringify(came) !== JSON.stringify(due))
      run.fail(`on coming back ${told.length} facts of two are told, or others`, '#/components/schemas/Hello')
    mustCount(run, again.frames, seq, 'on coming back')
    again.close()
  })
}

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

async function commands(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    const commandId = newId()
    await ready(run, 'player', gameId, true, { 'Command-Id': commandId })
    for (const part of three) {
      const told = await lines[part].next('ready.changed')
      if (!told) run.fail(`the ${part} is not told who is ready`, 'asyncapi.yaml: ready.changed')
      else if (told.actorId !== (await idOf(run, 'player'))) run.fail('it is not told who did it', frame)
      const due = part === 'player' ? commandId : undefined
      if (told && told.commandId !== due) run.fail(`the command told to the ${part} is ${told.commandId}`, frame)
    }
    const me = await idOf(run, 'admin')
    await ask(run, 'host', 'nudge', { params: { gameId }, body: { userId: me } })
    if (!(await lines.admin.next('nudged'))) run.fail('who is nudged is not told', 'asyncapi.yaml: nudged')
    await lines.player.listen()
    for (const part of ['player', 'host'] as const)
      if (lines[part].facts().some(({ type }) => type === 'nudged'))
        run.fail(`the ${part} is told of the nudge of another`, 'asyncapi.yaml: nudged')
  })
}

async function anonymous(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    const headers = { 'Command-Id': newId() }
    await ask(run, 'player', 'pauseGame', { params: { gameId }, headers })
    await addBoundary(run, gameId, 'Deep water', 'player')
    const userId = await idOf(run, 'player')
    for (const part of three)
      for (const type of ['pause.changed', 'boundaries.changed']) {
        const told = await lines[part].next(type)
        const where = `asyncapi.yaml: ${type}`
        if (!told) run.fail(`the ${part} is not told of ${type}`, where)
        if (told && (told.actorId !== undefined || told.text.includes(userId)))
          run.fail(`${type} says who it was`, where)
        if (told?.commandId) run.fail(`${type} names the command to the ${part}`, where)
        if (told?.text.includes('Deep water')) run.fail('one boundary alone is told', where)
      }
  })
}
