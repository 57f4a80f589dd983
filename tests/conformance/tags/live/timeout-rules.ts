import type { GameId } from '../../../../src/contract/types.gen.ts'
import { doesWith, pointerTo, rulesAt } from '../../kernel/check.ts'
import { type Connection, connect, dial, mustCount, ticketFor } from '../../kernel/connection.ts'
import { clearGame, idOf, openGame, openGroup, withGame } from '../../kernel/group.ts'
import { onceInRun, type Run } from '../../kernel/run.ts'
import { including, sceneIn } from '../../kernel/scene.ts'
import { mustEnd, mustStayOutside } from './ticket-rules.ts'

const playerIs = (run: Run, gameId: GameId, presence: string) =>
  sceneIn(run, gameId).sees('host', 'getLobby', { members: including({ userId: 'player', presence }) })

/** A game with a closed tab, which `timeoutRules` look at later. Times are Unix milliseconds. @throws {Blocked} */
export const setAside = onceInRun(async (run) => {
  const { gameId } = await openGroup(run)
  const player = await connect(run, 'player', gameId)
  const { validMs: _, ...seen } = await ticketFor(run, 'host', gameId)
  player.close()
  await playerIs(run, gameId, 'here')
  return { gameId, seen, closedAt: Date.now() }
})

/** Two connections that send nothing. Their person opens no other one, because a server counts the tabs of each person. */
async function connectSilently(run: Run) {
  const alone = await openGame(run, {}, 'waiting')
  const openedAt = Date.now()
  const tab = await connect(run, 'waiting', alone, { stays: true })
  const mute = await dial(run, (await ticketFor(run, 'waiting', alone)).channel, { stays: true })
  return { alone, openedAt, tab, mute }
}
export const setSilent = onceInRun(connectSilently)

const welcome = '#/components/schemas/Welcome'
/** How late a frame may arrive, in milliseconds. */
const margin = 3000
/** The time for a first frame, and how long a person is still here after closing the last tab, in milliseconds. */
const [helloWithin, grace] = [5000, 10_000]

/** What happens by itself after a time. The game was prepared early in the run, so that most of the time has passed. */
export const timeoutRules = rulesAt(pointerTo('createLiveTicket', 'description'), {
  'live-quiet': doesWith(
    { phase: 'late' },
    'a quiet connection receives beats, and one without a hello is closed',
    quiet,
  ),
  'live-offline': doesWith(
    { phase: 'late' },
    'after closing the last tab a person is offline a little later, not at once',
    async (run) => {
      const aside = await setAside(run)
      await until(run, aside.closedAt + grace + margin)
      await playerIs(run, aside.gameId, 'offline')
      const tab = await connect(run, 'host', aside.gameId, { from: aside.seen })
      await tab.listen()
      const userId = await idOf(run, 'player')
      const frames = tab
        .events()
        .filter(({ type, payload }) => type === 'presence.changed' && payload.userId === userId)
      if (frames.at(-1)?.payload.presence !== 'offline')
        run.fail('nobody learns that a person is offline', 'asyncapi.yaml: presence.changed')
      tab.close()
    },
  ),
  'live-ticket-expired': doesWith({ takes: 30 }, 'an expired ticket opens nothing', (run) =>
    withGame(run, {}, async (gameId) => {
      const { validMs, ...ticket } = await ticketFor(run, 'host', gameId)
      await run.target.pass(validMs + 1000)
      await mustStayOutside(run, ticket, 'an expired ticket')
    }),
  ),
})

const beatSeconds = ({ frames }: Connection) =>
  Number(frames.find(({ type }) => type === 'welcome')?.payload.beatSeconds)

const until = ({ target }: Run, moment: number) => target.pass(Math.max(0, moment - Date.now()))

async function quiet(run: Run): Promise<void> {
  const early = await setSilent(run)
  const came = (one: Connection | undefined, type: string, within: number) =>
    one?.frames.some((frame) => frame.type === type && frame.cameAt - early.openedAt < within + margin) === true
  // What came in time needs no second wait. A server closes a connection on which the client sends nothing for 30 seconds.
  const isSeen = came(early.tab, 'beat', 1000 * beatSeconds(early.tab)) && came(early.mute, 'bye', helloWithin)
  const isOld = !isSeen && Date.now() - early.openedAt > 10_000
  const { alone, tab, mute, openedAt } = isOld ? await connectSilently(run) : early
  const seconds = beatSeconds(tab)
  await until(run, openedAt + seconds * 1000)
  if (!(await tab.next('beat', margin))) run.fail(`no beat comes within ${seconds} seconds`, welcome)
  mustCount(run, tab, 'a quiet connection')
  await mute?.closed(helloWithin + margin)
  if (mute) await mustEnd(run, mute, 'frame', 4400, 'a connection without a hello')
  for (const each of [tab, mute]) each?.close()
  await clearGame(run, alone, ['waiting'])
}
