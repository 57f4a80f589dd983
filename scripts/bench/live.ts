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
/** How long commands are sent while their delay is measured. */
const listenSeconds = 30
/** The commands of an hour in which members receive 50 events a second: each command reaches all members of a game. */
const anHour = (3600 * perSecond) / membersOfGame

/**
 * The live channel under load: the mock server in a process of its own with 200 clients, each with the channel of the
 * app, and 50 commands a second by HTTP; and a lobby in the browser, on a slowed processor, in which nine others act 50
 * times a second. The budgets are processor times, because elapsed time depends on how busy the machine is.
 */
export async function live(): Promise<Row[]> {
  return [...(await onMemory()), ...(await restarted()), ...(await inBrowser())]
}

const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
const rounded = (value: number) => Math.round(value * 10) / 10
const ms = (what: string, value: number, rest: Partial<Row> = {}): Row => ({
  what,
  value: rounded(value),
  unit: 'ms',
  ...rest,
})

const closeAll = (tabs: readonly Tab[]) => {
  for (const tab of tabs) tab.close()
}

/** The delay of a command's event, and the server's memory after the events of an hour. */
async function onMemory(): Promise<Row[]> {
  const backend = await startBackend()
  const watch = createWatch()
  const tabs = openTabs(backend.url, backend.players, watch.onEvent)
  try {
    await untilInSync(tabs)
    const idle = await backend.cpuTime()
    await actInTurns(backend.url, backend.players, listenSeconds, watch.begin)
    const spent = (await backend.cpuTime()) - idle
    const times = watch.times()
    const commands = listenSeconds * perSecond
    const note = `${times.length} events of others, from ${commands} commands`
    return [
      ms('From a command to the other clients, p50', percentile(times, 0.5), { note }),
      ms('From a command to the other clients, p95', percentile(times, 0.95)),
      ms('From a command to the other clients, p99', percentile(times, 0.99)),
      ms('Processor time of the server for each command', spent / commands, {
        most: 1000 / perSecond / 2,
        note: 'until all members have the event; the budget is half of a core',
      }),
      ...(await afterAnHour(backend)),
    ]
  } finally {
    closeAll(tabs)
    await backend.kill()
  }
}

/** A quarter of the commands fills everything that is bounded: 200 events of each stream. After that the heap must not grow. */
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
      note: `heap after garbage collection; before it ${mb(last.before)} MB; ${anHour * membersOfGame} events were sent for ${anHour} commands, in ${Math.round(spent / 1000)} s`,
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

/** The server is killed, and starts again from the file with its world. */
async function restarted(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-live-'))
  const data = join(folder, 'world.json')
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
        note: 'a ticket, a connection, five answers, and an event to the nine others; of a process that has just started',
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
