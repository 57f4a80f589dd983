import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Player } from './players.ts'

export type Order = { kind: 'act'; times: number } | { kind: 'heap' } | { kind: 'cpu' }
export type Answer =
  | { kind: 'ready'; url: string; players: Player[] }
  | { kind: 'acted'; ms: number }
  | { kind: 'heap'; before: number; after: number }
  | { kind: 'cpu'; ms: number }

type Options = {
  port?: number
  /** The file with the world; without it the world ends with the process. */
  data?: string
  /** The folder of the served app. */
  app?: string
}

/** Starts the mock server in a process of its own, with 20 full games unless its file has them. */
export async function startBackend({ port = 0, data = '', app = '' }: Options = {}) {
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), [String(port), data, app], {
    execArgv: ['--expose-gc'],
  })
  const ended = once(child, 'exit')
  const answer = async <Kind extends Answer['kind']>(kind: Kind): Promise<Extract<Answer, { kind: Kind }>> => {
    const early = ended.then(() => {
      throw new Error('The server of the bench has ended.')
    })
    const [said] = (await Promise.race([once(child, 'message'), early])) as [Answer]
    if (said.kind !== kind) throw new Error(`The server of the bench said "${said.kind}".`)
    return said as Extract<Answer, { kind: Kind }>
  }
  const order = (what: Order) => child.send(what)
  const { url, players } = await answer('ready')
  return {
    url,
    players,
    /** Lets players act this often within the server. @returns the time that it took, in milliseconds */
    async act(times: number): Promise<number> {
      order({ kind: 'act', times })
      return (await answer('acted')).ms
    },
    /** The heap in use before and after a garbage collection, in bytes. */
    async weighHeap(): Promise<{ before: number; after: number }> {
      order({ kind: 'heap' })
      return answer('heap')
    },
    /** The processor time of the server so far, in milliseconds. */
    async cpuTime(): Promise<number> {
      order({ kind: 'cpu' })
      return (await answer('cpu')).ms
    },
    /** Kills it. */
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
