import { startMockServer } from '../../../mocks/server/server.ts'
import { games } from '../../../mocks/tags/games/tables.ts'
import { serveBuilt } from '../../tools/serve-built.ts'
import type { Answer, Order } from './backend.ts'
import { callOf, createTurns, seatPlayers } from './players.ts'

// The mock server in a process of its own, so that its memory and time are its own: process.ts <port> <data> <app>.

const [port, data, app] = process.argv.slice(2)
const server = await startMockServer({
  port: Number(port),
  ...(data && { data }),
  ...(app && { serve: serveBuilt(app) }),
})
const isNew = (await server.world.look((rows) => rows(games).all())).length === 0
const players = isNew ? await seatPlayers(server.world) : []
const next = createTurns(players)

/** Lets players act without HTTP, as fast as possible. */
async function act(times: number): Promise<number> {
  const begun = performance.now()
  for (let count = 0; count < times; count++) {
    const { player, ready } = next()
    const response = await server.answerTo(callOf(server.url, player, 'setReady', { ready }))
    if (!response.ok) throw new Error(`A command ended in ${response.status}.`)
    // Frames are written and read between two commands, as with HTTP.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return performance.now() - begun
}

function weighHeap() {
  const before = process.memoryUsage().heapUsed
  global.gc?.()
  return { before, after: process.memoryUsage().heapUsed }
}

function cpuTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const answerWith = (answer: Answer) => process.send?.(answer)

process.on('message', async (order: Order) => {
  if (order.kind === 'act') answerWith({ kind: 'acted', ms: await act(order.times) })
  else if (order.kind === 'cpu') answerWith({ kind: 'cpu', ms: cpuTime() })
  else answerWith({ kind: 'heap', ...weighHeap() })
})
process.once('disconnect', () => process.exit())
answerWith({ kind: 'ready', url: server.url, players })
