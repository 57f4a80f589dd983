import { aloneCheck, type Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { newId } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { accept, openLink, withTable } from '../games/table.ts'
import { openLine } from './line.ts'
import { three, withLines } from './lines.ts'

const frame = '#/components/schemas/LiveFrame'

/** What each may see on the live channel, and of whom. */
export const sightRules: Check[] = [
  { id: 'live-projection', title: 'nobody is told what they may not see', run: projection },
  { id: 'live-presence', title: 'who comes and who looks away is told to the others', run: presence },
].map((check) => aloneCheck({ where: pointerTo('createLiveTicket', 'description'), ...check }))

async function projection(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    const link = await openLink(run, gameId, { role: 'admin', approval: 'host' })
    await accept(run, 'stranger', link)
    if (!(await lines.host.next('request.changed')))
      run.fail('the host is not told who waits', 'asyncapi.yaml: request.changed')
    const params = { gameId }
    await ask(run, 'host', 'changeGame', {
      params,
      headers: { 'If-Match': `"${await revOf(run, gameId)}"` },
      body: { pitch: newId() },
    })
    for (const part of three) await lines[part].next('game.changed')
    await lines.player.listen()
    for (const { type, text, payload } of lines.player.facts()) {
      if (/^(request|invitation)\./.test(type)) run.fail(`a player is told of ${type}`, `asyncapi.yaml: ${type}`)
      if (payload.requestsWaiting !== undefined) run.fail('a player is told how many wait', `asyncapi.yaml: ${type}`)
      if (text.includes(link.token)) run.fail('a player is told the token of a link', `asyncapi.yaml: ${type}`)
      if (type === 'game.changed' && payload.role !== 'player') run.fail('a player is told another role', frame)
    }
    for (const { type, text } of lines.admin.facts())
      if (text.includes(link.token)) run.fail(`an admin is told of ${type} for admins`, `asyncapi.yaml: ${type}`)
    if (!lines.host.facts().some(({ type }) => type === 'game.changed'))
      run.fail('the host is not told of a change', 'asyncapi.yaml: game.changed')
  })
}

const revOf = async (run: Run, gameId: string) =>
  JSON.parse((await ask(run, 'host', 'getGame', { params: { gameId } })).came.body).rev

async function presence(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const host = await openLine(run, 'host', gameId)
    const player = await openLine(run, 'player', gameId)
    const userId = await idOf(run, 'player')
    const due = async (state: string, occasion: string) => {
      for (let tries = 0; tries < 4; tries++) {
        const told = await host.next('presence.changed')
        if (!told) break
        if (told.payload.userId === userId && told.payload.presence === state) return
      }
      run.fail(`${occasion}: the others are not told that they are ${state}`, 'asyncapi.yaml: presence.changed')
    }
    await due('here', 'who comes')
    player.send('presence', { presence: 'away' })
    await due('away', 'who looks away')
    const second = await openLine(run, 'player', gameId)
    await due('here', 'who looks at another tab')
    second.close()
    player.close()
    host.close()
  })
}
