import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { clearGame } from '../games/game.ts'
import { idOf } from '../games/people.ts'
import { lineMustBe, lobby } from '../lobby/lobby.ts'
import { setAside } from './aside.ts'
import { mustStayOutside } from './door-rules.ts'
import { openLine } from './line.ts'
import { mustCount } from './lines.ts'

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
  { id: 'live-quiet', title: 'a quiet line hears beats, and one without a hello is ended', run: quiet },
  { id: 'live-offline', title: 'whose last tab is closed is offline a little later, and not at once', run: offline },
  { id: 'live-ticket-expired', title: 'a ticket opens nothing when its time is over', takes: 30, run: expired },
].map((check) => ({ where: pointerTo('createLiveTicket', 'description'), phase: 'late', ...check }))

const until = ({ target }: Run, moment: number) => target.pass(Math.max(0, moment - Date.now()))

async function quiet(run: Run): Promise<void> {
  const { alone, quiet: line, mute, openedAt } = await setAside(run)
  const seconds = Number(line.frames.find(({ type }) => type === 'welcome')?.payload.beatSeconds)
  await until(run, openedAt + seconds * 1000)
  if (!(await line.next('beat', margin))) run.fail(`no beat comes within ${seconds} seconds`, welcome)
  mustCount(run, line, 'a quiet line')
  if ((await mute?.closed(helloWithin + margin)) === undefined)
    run.fail('a line that says nothing stays open', '#/components/schemas/Hello')
  for (const each of [line, mute]) each?.close()
  await clearGame(run, alone, ['waiting'])
}

async function offline(run: Run): Promise<void> {
  const aside = await setAside(run)
  await lineMustBe(run, aside.lobby, 'player', { presence: 'here' })
  await until(run, aside.closedAt + grace + margin)
  await lineMustBe(run, await lobby(run, 'host', aside), 'player', { presence: 'offline' })
  const line = await openLine(run, 'host', aside.gameId, { from: aside.seen })
  await line.listen()
  const userId = await idOf(run, 'player')
  const told = line.facts().filter(({ type, payload }) => type === 'presence.changed' && payload.userId === userId)
  if (told.at(-1)?.payload.presence !== 'offline')
    run.fail('that somebody has gone is not told', 'asyncapi.yaml: presence.changed')
  line.close()
}

async function expired(run: Run): Promise<void> {
  const { ticket, until: end } = await setAside(run)
  await until(run, end + 1000)
  await mustStayOutside(run, ticket, 'a ticket whose time is over')
}
