import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { dial, mustCount, openLine, ticketFor } from '../../kernel/line.ts'
import { onceInRun, type Run } from '../../kernel/run.ts'
import { clearGame, idOf, openGame, setTable, withGame } from '../../kernel/table.ts'
import { lineMustBe, lobby } from '../lobby/lobby.ts'
import { mustStayOutside } from './door-rules.ts'

/** A table that is left alone until its time is over. Times are Unix milliseconds. @throws {Blocked} */
export const setAside = onceInRun(async (run) => {
  const table = await setTable(run)
  const { gameId } = table
  const player = await openLine(run, 'player', gameId)
  const { lasts: _, ...seen } = await ticketFor(run, 'host', gameId)
  player.close()
  return { gameId, seen, closedAt: Date.now(), lobby: await lobby(run, 'host', table) }
})

/** Two lines that say nothing. They belong to someone who opens no other one: a server counts the tabs of each person. */
async function openQuiet(run: Run) {
  const alone = await openGame(run, {}, 'waiting')
  const openedAt = Date.now()
  const line = await openLine(run, 'waiting', alone, { stays: true })
  const mute = await dial(run, (await ticketFor(run, 'waiting', alone)).channel, { stays: true })
  return { alone, openedAt, line, mute }
}
export const setQuiet = onceInRun(openQuiet)

const welcome = '#/components/schemas/Welcome'
/** What a frame may come late, in milliseconds. */
const margin = 3000
/** How long a client has for its first frame, and how long somebody counts whose last tab is closed, in milliseconds. */
const [helloWithin, grace] = [5000, 10_000]

/**
 * What comes of itself, when its time is over. The table was set aside early in the run, so that a run has mostly waited
 * long enough by now.
 */
export const lateRules: Check[] = [
  ...rules(
    pointerTo('createLiveTicket', 'description'),
    {
      'live-quiet: a quiet line hears beats, and one without a hello is ended': quiet,
      async 'live-offline: whose last tab is closed is offline a little later, and not at once'(run) {
        const aside = await setAside(run)
        await lineMustBe(run, aside.lobby, 'player', { presence: 'here' })
        await until(run, aside.closedAt + grace + margin)
        await lineMustBe(run, await lobby(run, 'host', aside), 'player', { presence: 'offline' })
        const line = await openLine(run, 'host', aside.gameId, { from: aside.seen })
        await line.listen()
        const userId = await idOf(run, 'player')
        const told = line
          .facts()
          .filter(({ type, payload }) => type === 'presence.changed' && payload.userId === userId)
        if (told.at(-1)?.payload.presence !== 'offline')
          run.fail('that somebody has gone is not told', 'asyncapi.yaml: presence.changed')
        line.close()
      },
    },
    { phase: 'late' },
  ),
  ...rules(
    pointerTo('createLiveTicket', 'description'),
    {
      'live-ticket-expired: a ticket opens nothing when its time is over': (run) =>
        withGame(run, {}, async (gameId) => {
          const { lasts, ...ticket } = await ticketFor(run, 'host', gameId)
          await run.target.pass(lasts + 1000)
          await mustStayOutside(run, ticket, 'a ticket whose time is over')
        }),
    },
    { takes: 30 },
  ),
]

const until = ({ target }: Run, moment: number) => target.pass(Math.max(0, moment - Date.now()))

async function quiet(run: Run): Promise<void> {
  const early = await setQuiet(run)
  // A server ends a line on which the client says nothing for 30 seconds.
  const isOld = Date.now() - early.openedAt > 20_000
  const { alone, line, mute, openedAt } = isOld ? await openQuiet(run) : early
  const seconds = Number(line.frames.find(({ type }) => type === 'welcome')?.payload.beatSeconds)
  await until(run, openedAt + seconds * 1000)
  if (!(await line.next('beat', margin))) run.fail(`no beat comes within ${seconds} seconds`, welcome)
  mustCount(run, line, 'a quiet line')
  if ((await mute?.closed(helloWithin + margin)) === undefined)
    run.fail('a line that says nothing stays open', '#/components/schemas/Hello')
  for (const each of [line, mute]) each?.close()
  await clearGame(run, alone, ['waiting'])
}
