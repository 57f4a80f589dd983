import { sessions } from '../db/people.ts'
import type { Step } from '../db/rows.ts'
import type { World } from '../db/world.ts'
import { inGame } from '../tags/games/tables.ts'
import { type Connection, createConnection } from './connection.ts'
import { type LiveFault, restartEvery, withFault } from './faults.ts'
import { grace, silentFor } from './limits.ts'
import { changePresence, forgetTabs } from './presence.ts'
import { brokenOff, goingAway, type Receiver, type Socket } from './socket.ts'
import { liveTables, streams, tabs } from './tables.ts'

export type Hub = ReturnType<typeof createHub>

export type HubOptions = {
  /** How long a tab counts without another word of whoever serves it, in milliseconds: never less than 15,000. */
  tabCounts?: () => number
  /** How long a client may be silent, in milliseconds. */
  silence?: number
  /** What goes wrong now. */
  fault?: () => LiveFault | undefined
}

/** Times are in milliseconds. */
const tickEvery = 1000
/**
 * How often the end of the open tabs is put off. Always as often as the shortest time that a tab counts for needs it: a
 * page that is hidden counts for longer only once its rows say so.
 */
const keepEvery = 7500
/** How often it is looked whether sessions have ended by themselves. */
const sessionsEvery = 10_000
/** How often it is noted that somebody still listens: streams end ten minutes after the last note. */
const noteEvery = 60_000

/**
 * The live channel's side of the mocked server: it holds the lines of clients and sends them what is told of in the world,
 * whoever tells it, in this tab or process or another.
 */
export function createHub(world: World, options: HubOptions = {}) {
  const { tabCounts = () => silentFor + grace, silence, fault = () => undefined } = options
  const connections = new Set<Connection>()
  const until = () => world.now() + tabCounts()
  const hasPassed = createIntervals(world.now)
  let isClosed = false
  /** What is under way when the hub is closed finds its world closed too. */
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error) => {
      if (!isClosed) throw error
    })

  const pump = createPump(() =>
    world.look(async (rows) => {
      for (const connection of [...connections]) await connection.pump(rows)
    }),
  )
  const unwatch = world.watch([streams.name, sessions.name], () => inBackground(pump()))
  const drop = (code: number) => {
    for (const connection of [...connections]) connection.end(code)
  }

  /** Puts off the end of the tabs that are open. */
  const keepTabs = () =>
    world.step(async (rows) => {
      const isNoted = hasPassed('note', noteEvery)
      for (const connection of connections) await keepTab(rows, connection, { until: until(), isNoted })
    })
  const isAnyTabOver = (rows: Step) => rows(tabs).where(({ until }) => until <= world.now()).length > 0

  const tick = async () => {
    for (const connection of [...connections]) connection.tick()
    if (hasPassed('keep', keepEvery)) await keepTabs()
    if (await world.look(isAnyTabOver)) await world.step(forgetTabs)
    if (hasPassed('sessions', sessionsEvery)) await pump()
    if (fault() === 'restart' && hasPassed('restart', restartEvery)) await restart()
    if (fault() === 'none') drop(brokenOff)
  }
  const restart = () => world.step(forgetLive)

  /** Somebody whose last tab closes is there for a little longer. */
  const leave = ({ tabId }: Connection) =>
    world.step(async (rows) => {
      const tab = await rows(tabs).get(tabId)
      if (tab) rows(tabs).put({ ...tab, isClosed: true, until: world.now() + grace })
    })
  let timer: ReturnType<typeof setInterval> | undefined

  return {
    /** Whether no line can be opened. */
    isRefusing: () => isClosed || fault() === 'none',
    /** A client has opened a line to the channel of a game. */
    connect(socket: Socket, gameId: string): Receiver {
      const connection = createConnection({
        ...{ world, gameId, socket: withFault(socket, fault()), until, silence },
        onArrived: () => inBackground(pump()),
        onPresence: (changed) => inBackground(world.step((rows) => keepTab(rows, changed, { until: until() }))),
        onGone(gone) {
          connections.delete(gone)
          if (gone.guest() && !isClosed) inBackground(leave(gone))
        },
      })
      connections.add(connection)
      timer ??= setInterval(() => inBackground(tick()), tickEvery)
      return connection
    },
    /** Loses every count, as a server does that begins anew: every line ends. */
    restart,
    /** Ends every line of this tab or process without a word. */
    drop: () => drop(brokenOff),
    close() {
      isClosed = true
      unwatch()
      clearInterval(timer)
      drop(goingAway)
    },
  }
}

/** Forgets, within a step, all that the live channel remembers. */
export function forgetLive(rows: Step): void {
  for (const table of liveTables) rows(table as typeof streams).deleteWhere({})
}

/**
 * Has the tab of a line count until then, within a step, also where it was taken for gone: a computer that slept wakes
 * with its line whole.
 *
 * @param until Unix milliseconds
 * @param isNoted whether to note that somebody still listens to the stream
 */
async function keepTab(
  rows: Step,
  { tabId, guest, presence }: Connection,
  { until, isNoted = false }: { until: number; isNoted?: boolean },
): Promise<void> {
  const found = guest()
  if (!found) return
  const { gameId, userId } = found
  const stream = await rows(streams).get(inGame(gameId, userId))
  if (stream?.stream !== found.stream || stream.farewell !== undefined) return
  await changePresence(rows, gameId, () => rows(tabs).put({ tabId, gameId, userId, presence: presence(), until }))
  const now = await rows(streams).get(inGame(gameId, userId))
  if (now && isNoted) rows(streams).put({ ...now, heardAt: rows.now() })
}

/** Runs `work` once more where it is asked for while it runs, and never twice at a time. */
function createPump(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    try {
      do {
        again = false
        await work()
      } while (again)
    } finally {
      running = undefined
    }
  }
  return () => {
    again = true
    running ??= run()
    return running
  }
}

/** Tells whether so many milliseconds have passed since it was last said of a name. The first time begins the count. */
function createIntervals(now: () => number) {
  const last = new Map<string, number>()
  return (name: string, milliseconds: number): boolean => {
    const at = last.get(name) ?? now()
    const isDue = now() - at >= milliseconds
    last.set(name, isDue ? now() : at)
    return isDue
  }
}
