import { isDeepStrictEqual } from 'node:util'
import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import { itemsOf } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import { ask, idOf, type Part, readGame, withTable } from '../../kernel/table.ts'
import { lobby, ready } from '../lobby/lobby.ts'
import { openLine } from './line.ts'

const where = 'asyncapi.yaml: presence.changed'
const hereNowIs = '#/components/schemas/Game/properties/hereNow'

/** Who is there, by all the tabs that they have open. */
export const presenceRules: Check[] = [
  ...rules(pointerTo('createLiveTicket', 'description'), {
    'live-presence: who comes and who looks away is told to the others, by all of their tabs': presence,
  }),
  ...rules(hereNowIs, {
    /** The schema lets a server leave it out: of one that does, nothing is asked. */
    async 'live-here-now: games tell how many are there, each once, whatever the number of their tabs'(run) {
      await withTable(run, async ({ gameId }) => {
        // Who looks on does so from a hidden tab, and does not count.
        const host = await openLine(run, 'host', gameId, { presence: 'away' })
        const told = async (part: Part, presence: string) => {
          const userId = await idOf(run, part)
          for (let tries = 0; tries < 6; tries++) {
            const fact = await host.next('presence.changed')
            if (!fact || (fact.payload.userId === userId && fact.payload.presence === presence)) return
          }
        }
        const mustCount = async (due: number, occasion: string) => {
          const single = await readGame(run, gameId)
          const list = await ask(run, 'host', 'listGames', { query: { limit: '100' } })
          const listed = itemsOf(list).find((item) => Reflect.get(Object(item), 'gameId') === gameId)
          const seen = [
            { exchange: single, count: field(single, 'hereNow') },
            { exchange: list, count: Reflect.get(Object(listed), 'hereNow') },
          ]
          for (const { exchange, count } of seen)
            if (count !== undefined && count !== due)
              run.fail(`${occasion}: ${exchange.id} has ${count} there, not ${due}`, hereNowIs, exchange)
        }
        await mustCount(0, 'while nobody looks')
        const player = await openLine(run, 'player', gameId)
        await told('player', 'here')
        await mustCount(1, 'once the player is there')
        await openLine(run, 'admin', gameId)
        await told('admin', 'here')
        await openLine(run, 'admin', gameId)
        await mustCount(2, 'with two tabs of the admin')
        player.send('presence', { presence: 'away' })
        await told('player', 'away')
        await mustCount(1, 'when the player looks away')
      })
    },
  }),
]

async function presence(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const { gameId } = table
    await ready(run, 'player', table)
    const host = await openLine(run, 'host', gameId)
    const player = await openLine(run, 'player', gameId)
    const userId = await idOf(run, 'player')
    /** Somebody, as a fresh look at the lobby has them. */
    const shown = async (who: string) => {
      const all = field(await lobby(run, 'host', table), 'members')
      return Array.isArray(all) ? all.find((one) => Object(one).userId === who) : undefined
    }
    const due = async (state: string, occasion: string) => {
      for (let tries = 0; tries < 4; tries++) {
        const told = await host.next('presence.changed')
        if (!told) break
        if (told.payload.userId !== userId || told.payload.presence !== state) continue
        if (!isDeepStrictEqual(told.payload, await shown(userId)))
          run.fail(`${occasion}: a fresh look has something else`, where)
        return
      }
      run.fail(`${occasion}: the others are not told that they are ${state}`, where)
    }
    await due('here', 'who comes')
    player.send('presence', { presence: 'away' })
    await due('away', 'who looks away')
    const second = await openLine(run, 'player', gameId)
    await due('here', 'who looks at another tab')
    player.send('presence', { presence: 'here' })
    player.send('presence', { presence: 'away' })
    await host.listen()
    const [last] = host
      .facts()
      .filter(({ payload }) => payload.userId === userId)
      .slice(-1)
    if (last?.payload.presence !== 'here') run.fail('one tab of two decides for both', where)
    const hidden = await openLine(run, 'player', gameId, { presence: 'away' })
    await host.listen()
    const told = host.facts().findLast(({ payload }) => payload.userId === userId)
    if (told?.payload.presence !== 'here' || (await shown(userId))?.presence !== 'here')
      run.fail(
        'somebody is away once all of their tabs are, and who opens a hidden one beside others is so at once',
        where,
      )
    hidden.close()
    second.close()
    player.close()
    const away = await openLine(run, 'admin', gameId, { presence: 'away' })
    const admin = await idOf(run, 'admin')
    await host.listen()
    const facts = host.facts().filter(({ type, payload }) => type === 'presence.changed' && payload.userId === admin)
    if (facts.some(({ payload }) => payload.presence !== 'away'))
      run.fail('who comes in a hidden tab counts as here', where)
    away.close()
    host.close()
  })
}
