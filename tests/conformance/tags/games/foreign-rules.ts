import { isDeepStrictEqual } from 'node:util'
import { type OperationId, operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { Check } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import { foreigners } from '../../kernel/origin-rules.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { keyed, needed, newGame, readGame, versionIn, withGame } from './game.ts'
import { ask, somebody } from './people.ts'

const where = '#/info/description'

/**
 * What pages of other origins may not do. To `SameSite=Lax` other ports and sisters of the host are the same site, and
 * a browser asks for no permission before it sends a POST without a body (the CORS protocol of the Fetch standard).
 */
export const foreignRules: Check[] = [
  {
    id: 'foreign-change',
    title: 'no page of another origin changes anything with the session',
    where,
    run: foreignChanges,
  },
]

async function foreignChanges(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const version = versionIn(await readGame(run, gameId))
    const before = await newest(run)
    for (const origin of foreigners(run)) {
      await refused(run, origin, 'changeGame', { headers: version, body: { name: 'Changed from elsewhere' } }, gameId)
      await refused(run, origin, 'createGame', { headers: keyed(), body: newGame }, gameId)
      await refused(run, origin, 'archiveGame', {}, gameId)
      await refused(run, origin, 'deleteGame', {}, gameId)
      const after = await newest(run)
      if (!isDeepStrictEqual(field(after), field(before)))
        return run.fail(`a page of ${origin} has changed something`, where, after)
    }
  })
}

/** The list of the host's games down to the newest: a game that is made, changed or gone makes another one of it. */
const newest = async (run: Run) =>
  needed(await ask(run, 'host', 'listGames', { query: { limit: '1' } }), 200, 'listing games')

async function refused(run: Run, origin: string, id: OperationId, { headers, body }: Request, gameId: string) {
  const { jar } = await somebody(run, 'host')
  const { method, path } = operations[id]
  const text = body === undefined ? '' : JSON.stringify(body)
  const type = text && { 'Content-Type': 'application/json' }
  // A foreign page is refused before the call is one of the contract, whose answers do not hold for it.
  const sent = await run.send(method, buildPath(path, { gameId }), {
    headers: { Origin: origin, Cookie: jar.header(), ...type, ...headers },
    body: text,
  })
  run.hasStatus(sent, 403, `${id} by a page of ${origin}`)
}
