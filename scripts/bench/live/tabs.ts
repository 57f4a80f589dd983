import { zLiveTicket } from '../../../src/contract/schemas/live.gen.ts'
import { type Channel, openChannel, type PollAnswer } from '../../../src/live/channel.ts'
import type { TicketAnswer } from '../../../src/live/connection.ts'
import type { EventFrame } from '../../../src/live/frames.ts'
import { callOf, type Player } from './players.ts'

/** The queries of a lobby, fetched again when events may be missing. */
const shown = ['getGame', 'listMembers', 'getLobby', 'getSchedule', 'getNotes'] as const

/** A tab without a page: the app's own channel, which fetches what the lobby shows when necessary. */
export type Tab = {
  player: Player
  /** Whether it is connected and has all its answers. */
  isInSync: () => boolean
  close: Channel['close']
}

/** Opens a tab for each player. @param onEvent called with each event of each player */
export function openTabs(
  origin: string,
  players: readonly Player[],
  onEvent: (player: Player, frame: EventFrame) => void,
): Tab[] {
  return players.map((player) => openTab(origin, player, (frame) => onEvent(player, frame)))
}

function openTab(origin: string, player: Player, onEvent: (frame: EventFrame) => void): Tab {
  let isLive = false
  let hasFailed = false
  let hasAsked = false
  let unanswered = 0

  const ask = async (id: (typeof shown)[number]) => {
    const { ok } = await fetch(callOf(origin, player, id))
    if (!ok) throw new Error(`${id} was refused.`)
  }
  const renew = async () => {
    unanswered += 1
    hasAsked = true
    const answers = await Promise.allSettled(shown.map(ask))
    hasFailed = answers.some(({ status }) => status === 'rejected')
    unanswered -= 1
  }
  const channel = openChannel({
    getTicket: () => ticketFor(origin, player),
    openSocket: (path) => new WebSocket(origin.replace('http', 'ws') + path),
    poll: async (): Promise<PollAnswer> => 'failed',
    onStatus({ state }) {
      isLive = state === 'live'
      if (isLive && hasFailed) void renew()
    },
    onEvent,
    onOutdated: () => void renew(),
    onOffContract(type, issues) {
      throw new Error(`"${type}" is off the contract: ${issues.join(', ')}`)
    },
  })
  return { player, isInSync: () => isLive && hasAsked && !hasFailed && unanswered === 0, close: channel.close }
}

async function ticketFor(origin: string, player: Player): Promise<TicketAnswer> {
  const response = await fetch(callOf(origin, player, 'createLiveTicket'))
  return response.ok ? { ticket: zLiveTicket.parse(await response.json()) } : {}
}

/** Waits until all tabs are in sync. @returns how long each took from `since` (`performance.now()`), in milliseconds */
export async function untilInSync(tabs: readonly Tab[], since = performance.now()): Promise<number[]> {
  const deadline = performance.now() + 60_000
  const times = new Map<Tab, number>()
  while (times.size < tabs.length) {
    for (const tab of tabs) if (!times.has(tab) && tab.isInSync()) times.set(tab, performance.now() - since)
    if (performance.now() > deadline) throw new Error(`${tabs.length - times.size} clients did not come back.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return [...times.values()]
}
