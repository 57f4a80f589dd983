import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slowdown } from './interactions.ts'
import { startBackend } from './live/backend.ts'
import { actInTurns, createWatch, perSecond } from './live/delays.ts'
import { watchLobby } from './live/page.ts'
import { games, membersOfGame } from './live/players.ts'
import { openTabs, type Tab, untilInSync } from './live/tabs.ts'
import { buildBench, percentile } from './measure.ts'
import type { Row } from './report.ts'

const clients = games * membersOfGame
/** How long the commands go on while it is measured how soon they are heard, seconds. */
const listening = 30
/** So many events are told in an hour in which members hear 50 a second: each command is told to all of a game. */
const anHour = (3600 * perSecond) / membersOfGame

/**
 * The live channel under load: the mock server in a process of its own with 200 clients, each with the channel of the
 * app, and 50 commands a second by HTTP; and a lobby in the browser, on a slowed processor, in which nine others act 50
 * times a second. What has a budget is processor time: a wall clock tells how busy the machine is.
 */
export async function live(): Promise<Row[]> {
  return [...(await onMemory()), ...(await restarted()), ...(await inBrowser())]
}

const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
const rounded = (value: number) => Math.round(value * 10) / 10
const ms = (what: string, value: number, rest: Partial<Row> = {}): Row => ({
  ...{ what, value: rounded(value), unit: 'ms' },
  ...rest,
})

const closeAll = (tabs: readonly Tab[]) => {
  for (const tab of tabs) tab.close()
}

/** How soon the others hear of a command, and what an hour's worth of events leaves in the server's memory. */
async function onMemory(): Promise<Row[]> {
  const backend = await startBackend()
  const watch = createWatch()
  const tabs = openTabs(backend.url, backend.players, watch.hear)
  try {
    await untilInSync(tabs)
    const idle = await backend.cpuTime()
    await actInTurns(backend.url, backend.players, listening, watch.begin)
    const spent = (await backend.cpuTime()) - idle
    const times = watch.times()
    const commands = listening * perSecond
    const note = `${times.length} times that a client heard of ${commands} commands of others`
    return [
      ms('From a command to the other clients, p50', percentile(times, 0.5), { note }),
      ms('From a command to the other clients, p95', percentile(times, 0.95)),
      ms('From a command to the other clients, p99', percentile(times, 0.99)),
      ms('Processor time of the server for each command', spent / commands, {
        most: 1000 / perSecond / 2,
        note: 'until all who sit there are told; the budget is half of a core',
      }),
      ...(await afterAnHour(backend)),
    ]
  } finally {
    closeAll(tabs)
    await backend.kill()
  }
}

/** A quarter of the commands fills all that is bounded: 200 events of each stream. The heap is not to grow after that. */
async function afterAnHour(backend: Awaited<ReturnType<typeof startBackend>>): Promise<Row[]> {
  let spent = await backend.act(anHour / 4)
  const filled = await backend.weighHeap()
  spent += await backend.act((anHour * 3) / 4)
  const last = await backend.weighHeap()
  const mb = (bytes: number) => Math.round(bytes / 1e5) / 10
  return [
    {
      what: 'Memory of the server after as many events as an hour brings',
      value: mb(last.after),
      unit: 'MB',
      note: `heap after garbage collection; before it ${mb(last.before)} MB; ${anHour * membersOfGame} events were told, of ${anHour} commands, in ${Math.round(spent / 1000)} s`,
    },
    {
      what: 'The same ÷ after the first quarter of them',
      value: last.after / filled.after,
      unit: '×',
      most: 1.1,
      note: `${mb(filled.after)} MB then, when 200 events of each person are kept`,
    },
  ]
}

/** The server ends as in a crash, and starts again on the file that keeps its world. */
async function restarted(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-live-'))
  const data = join(folder, 'world.sqlite')
  let backend = await startBackend({ data })
  const { players, url } = backend
  const tabs = openTabs(url, players, () => {})
  try {
    await untilInSync(tabs)
    const killedAt = performance.now()
    await backend.kill()
    backend = await startBackend({ data, port: Number(new URL(url).port) })
    const thereAt = performance.now()
    const begun = await backend.cpuTime()
    const times = await untilInSync(tabs, thereAt)
    const spent = (await backend.cpuTime()) - begun
    const away = { note: `the server was away for ${Math.round(thereAt - killedAt)} ms` }
    return [
      ms(`Back in sync after a restart, half of ${clients} clients`, percentile(times, 0.5), away),
      ms(`Back in sync after a restart, all ${clients} clients`, percentile(times, 1), {
        note: 'from when the server listens again: connected, and everything that the lobby shows asked for again',
      }),
      ms('Processor time of the server for each client that comes back', spent / clients, {
        most: 20,
        note: 'a ticket, a line, five answers, and word of it to the nine others; of a process that has just begun',
      }),
    ]
  } finally {
    closeAll(tabs)
    await backend.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function inBrowser(): Promise<Row[]> {
  const { folder } = await buildBench('live')
  const { shown, received, sent, work } = await watchLobby(folder, slowdown)
  const waits = shown.map(({ at, shownAt }) => shownAt - at)
  const worked = shown.map(({ at, shownAt }) => work.between(at, shownAt))
  const note = `${received} of ${sent} events came, ${shown.length} were seen; the median ${Math.round(percentile(waits, 0.5))} ms`
  return [
    ms('From an event to the paint that shows it, p95', percentile(waits, 0.95), { note }),
    ms('Processor time of the main thread from an event to its paint, p95', percentile(worked, 0.95), {
      most: 100,
      note: `the median ${Math.round(percentile(worked, 0.5))} ms`,
    }),
    ms('Longest task while they come', Math.max(...work.tasks), {
      most: 50,
      note: `processor time; ${work.tasks.filter((task) => task > 50).length} of ${work.tasks.length} are longer than 50 ms`,
    }),
    ms('Time of the main thread for each event', sum(work.tasks) / received, {
      most: 1000 / perSecond,
      note: 'of the processor; above the budget the page falls ever further behind',
    }),
  ]
}
