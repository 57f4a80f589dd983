import { clocks } from '../db/core.ts'
import { sessions } from '../db/people.ts'
import type { Step } from '../db/rows.ts'
import type { World } from '../db/world.ts'
import { grace, silentFor } from '../limits.ts'
import { inGame } from '../tags/games/tables.ts'
import { type Connection, createConnection } from './connection.ts'
import { type LiveFault, restartEvery, withFault } from './faults.ts'
import { changePresence, forgetTabs } from './presence.ts'
import { brokenOff, goingAway, type Receiver, type Socket } from './socket.ts'
import { liveTables, streams, tabs } from './tables.ts'

export type Hub = ReturnType<typeof createHub>

export type HubOptions = {
  /** How long a tab counts after its last renewal, in milliseconds; at least twice `renewEvery`, as one may be late. */
  tabLifetime?: () => number
  /** How long a client may be silent, in milliseconds. */
  silence?: number
  /** The current fault. */
  fault?: () => LiveFault | undefined
}

/** Times are in milliseconds. */
const tickEvery = 1000
/**
 * How often the open tabs are renewed: twice in the shortest lifetime of a tab. A page that is hidden has a longer
 * lifetime, but only from its next renewal on.
 */
const renewEvery = 7500
/** How often expired sessions are checked. */
const sessionsEvery = 10_000

/**
 * The server's side of the live channel: it holds the clients' connections and sends them the events of the world,
 * published in this tab or process or another.
 */
export function createHub(world: World, options: HubOptions = {}) {
  const { tabLifetime = () => silentFor + grace, silence, fault = () => undefined } = options
  const connections = new Set<Connection>()
  const tabExpiry = () => world.now() + tabLifetime()
  const isDue = createIntervals(world.realNow)
  let isClosed = false
  /** Work that is under way when the hub is closed may fail, because its world is closed then. That error is ignored. */
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error) => {
      if (!isClosed) throw error
    })

  const sendEvents = () =>
    world.look((rows) => {
      for (const connection of [...connections]) connection.sendEvents(rows)
    })
  const unsubscribe = world.subscribe((tables) => {
    if ([streams, sessions, clocks].some(({ name }) => tables.includes(name))) inBackground(sendEvents())
  })
  const drop = (code: number) => {
    for (const connection of [...connections]) connection.end(code)
  }

  /** Renews the open tabs. */
  const renewTabs = () =>
    world.step((rows) => {
      for (const connection of connections) renewTab(rows, connection, tabExpiry())
    })
  const hasExpiredTab = (rows: Step) => rows(tabs).where(({ until }) => until <= world.now()).length > 0

  const tick = async () => {
    for (const connection of [...connections]) connection.tick()
    if (isDue('renewal', renewEvery)) await renewTabs()
    if (await world.look(hasExpiredTab)) await world.step(forgetTabs)
    if (isDue('sessions', sessionsEvery)) await sendEvents()
    if (fault() === 'restart' && isDue('restart', restartEvery)) await restart()
    if (fault() === 'none') drop(brokenOff)
  }
  const restart = () => world.step(forgetLive)

  /** A person whose last tab closes is shown as present for a little longer. */
  const leave = ({ tabId }: Connection) =>
    world.step((rows) => {
      const tab = rows(tabs).get(tabId)
      if (tab) rows(tabs).put({ ...tab, isClosed: true, until: world.now() + grace })
    })
  let timer: ReturnType<typeof setInterval> | undefined

  return {
    /** Whether no connection can be opened. */
    isRefusing: () => isClosed || fault() === 'none',
    /** A client has opened a connection to the channel of a game. */
    connect(socket: Socket, gameId: string): Receiver {
      const connection = createConnection({
        world,
        gameId,
        socket: withFault(socket, fault()),
        tabExpiry,
        silence,
        onArrived: () => inBackground(sendEvents()),
        onPresence: (changed) => inBackground(world.step((rows) => renewTab(rows, changed, tabExpiry()))),
        onGone(ended) {
          connections.delete(ended)
          const hasTab = ended.subscriber() !== undefined
          if (hasTab && !isClosed) inBackground(leave(ended))
        },
      })
      connections.add(connection)
      timer ??= setInterval(() => inBackground(tick()), tickEvery)
      return connection
    },
    /** Deletes all rows of the channel, like a restarting server. So every connection ends. */
    restart,
    /** Ends every connection of this tab or process silently. */
    drop: () => drop(brokenOff),
    close() {
      isClosed = true
      unsubscribe()
      clearInterval(timer)
      drop(goingAway)
    },
  }
}

/**
 * Moves the clock of a world, and with it the times until which tabs count and at which they were last heard, so that no
 * connection ends.
 * @param offset by how much it is ahead, in milliseconds
 */
export const moveClock = (world: World, offset: number): Promise<void> =>
  world.step((rows) => {
    const by = offset - world.offset()
    if (by === 0) return
    for (const tab of rows(tabs).all()) rows(tabs).put({ ...tab, until: tab.until + by })
    for (const stream of rows(streams).all()) rows(streams).put({ ...stream, heardAt: stream.heardAt + by })
    if (offset === 0) rows(clocks).deleteWhere({})
    else rows(clocks).put({ id: 'offset', offset })
  })

/** Deletes, within a step, all rows of the live channel. */
export function forgetLive(rows: Step): void {
  for (const table of liveTables) rows(table as typeof streams).deleteWhere({})
}

/**
 * Renews the tab of a connection, within a step, even if it counted as gone: a computer that slept wakes with its
 * connection intact. It has just been heard, so events are still stored for its stream.
 * @param until the time up to which the tab counts, Unix milliseconds
 */
function renewTab(rows: Step, { tabId, subscriber, presence }: Connection, until: number): void {
  const person = subscriber()
  if (!person) return
  const { gameId, userId } = person
  const current = rows(streams).get(inGame(gameId, userId))
  // The stream of this connection is over: it has ended, or a restart has replaced it.
  if (current?.stream !== person.stream || current.endReason !== undefined) return
  changePresence(rows, gameId, () => rows(tabs).put({ tabId, gameId, userId, presence: presence(), until }))
  const updated = rows(streams).get(inGame(gameId, userId)) ?? current
  rows(streams).put({ ...updated, heardAt: rows.now() })
}

/** Makes a function that says whether the interval of a name is over, and then starts the next. The first says no. */
function createIntervals(now: () => number) {
  const last = new Map<string, number>()
  return (name: string, milliseconds: number): boolean => {
    const at = last.get(name) ?? now()
    const isDue = now() - at >= milliseconds
    last.set(name, isDue ? now() : at)
    return isDue
  }
}
