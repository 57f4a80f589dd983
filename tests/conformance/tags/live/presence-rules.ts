import { isDeepStrictEqual } from 'node:util'
import { aloneCheck, type Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { idOf } from '../games/people.ts'
import { withTable } from '../games/table.ts'
import { lobby, ready } from '../lobby/lobby.ts'
import { openLine } from './line.ts'

const where = 'asyncapi.yaml: presence.changed'

/** Who is there, by all the tabs that they have open. */
export const presenceRules: Check[] = [
  aloneCheck({
    id: 'live-presence',
    title: 'who comes and who looks away is told to the others, by all of their tabs',
    where: pointerTo('createLiveTicket', 'description'),
    run: presence,
  }),
]

async function presence(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const { gameId } = table
    await ready(run, 'player', table)
    const host = await openLine(run, 'host', gameId)
    const player = await openLine(run, 'player', gameId)
    const userId = await idOf(run, 'player')
    const due = async (state: string, occasion: string) => {
      for (let tries = 0; tries < 4; tries++) {
        const told = await host.next('presence.changed')
        if (!told) break
        if (told.payload.userId !== userId || told.payload.presence !== state) continue
        const all = field(await lobby(run, 'host', table), 'members')
        const fresh = Array.isArray(all) && all.find((one) => Object(one).userId === userId)
        if (!isDeepStrictEqual(told.payload, fresh)) run.fail(`${occasion}: a fresh look has something else`, where)
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
    second.close()
    player.close()
    const away = await openLine(run, 'admin', gameId, { presence: 'away' })
    const admin = await idOf(run, 'admin')
    await host.listen()
    const told = host.facts().filter(({ type, payload }) => type === 'presence.changed' && payload.userId === admin)
    if (told.some(({ payload }) => payload.presence !== 'away'))
      run.fail('who comes in a hidden tab counts as here', where)
    away.close()
    host.close()
  })
}
