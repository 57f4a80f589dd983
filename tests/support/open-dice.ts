import { expect, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Step } from '../../mocks/db/rows.ts'
import { publishEntry } from '../../mocks/live/shared-events.ts'
import { games, memberships } from '../../mocks/tags/games/tables.ts'
import { addLog } from '../../mocks/tags/log/example.ts'
import { logEntries } from '../../mocks/tags/log/tables.ts'
import { href } from '../../src/shell/href.ts'
import { fakeNetwork } from './fake-network.ts'
import { openApp } from './open-app.tsx'
import { seatIn } from './seed-games.ts'

export const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
export const tray = page.getByRole('form', { name: 'Dice tray' })
/** A roll that a sheet wants. */
export const ofSheet = {
  by: 'one',
  block: 'Sneak',
  notation: '1d20+2',
  label: 'Mira: Sneak',
  audience: 'everyone' as const,
}

/** Opens the dice of a game in a window that shows tray and log together. */
export async function openDice() {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 1280)
  onTestFinished(() => page.viewport(414, 896))
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const userId = await seatIn(network, { gameId, others: [{ displayName: 'Ash' }] })
  const app = await openApp({ at: href('gameCombat', { game: gameId }) })
  await expect.poll(() => app.store.getState().live?.connection.state).toBe('live')
  await page.getByRole('button', { name: 'Dice', exact: true }).click()
  await expect.element(page.getByText('Nothing rolled yet')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Dice' })
  return {
    network,
    userId,
    store: app.store,
    entries: panel.getByRole('list', { name: 'Log, newest first' }).getByRole('listitem'),
    type: async (text: string) => {
      await panel.getByRole('textbox', { name: 'Dice to roll' }).fill(text)
      await userEvent.keyboard('{Enter}')
    },
    /** Adds entries to the log. */
    log: (all: Parameters<typeof addLog>[3]) =>
      network.world.step((rows) => {
        const game = rows(games).get(gameId)
        if (game) addLog(rows, network.world, game, all)
      }),
    rolled: () => network.world.look((rows) => rows(logEntries).all().length),
  }
}

/** The other member. */
export function otherThan(rows: Step, userId: string): string {
  const [other] = rows(memberships).where((one) => one.userId !== userId)
  return other?.userId ?? expect.fail('Nobody else plays.')
}

export type OpenedDice = Awaited<ReturnType<typeof openDice>>

/** The host asks me for a roll, or has closed a request for one. */
export async function ask({ network, userId }: OpenedDice, label: string, notation?: string, isOpen = true) {
  await network.world.step(async (rows) => {
    const host = otherThan(rows, userId)
    const seen = { audience: 'everyone' as const, isRemoved: false }
    const request = { ...seen, tellsTarget: true, target: 1, notation, asked: [userId], answered: [], isOpen }
    const line = { entryId: network.world.newId(), gameId, at: network.world.now(), authorId: host }
    const row = { ...line, ...seen, kind: 'request' as const, label, request }
    rows(logEntries).put(row)
    await publishEntry(rows, isOpen ? 'log.added' : 'log.changed', row, host)
  })
  return () =>
    network.world.look((rows) => {
      const all = rows(logEntries).where(({ answers }) => answers !== undefined)
      return all.map(({ label, audience, roll }) => `${label}: ${roll?.notation}, ${audience}`)
    })
}
