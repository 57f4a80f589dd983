import { createRoot } from 'react-dom/client'
import '../../src/ui/base.css'
import { createStore } from '../scenarios/store.ts'
import { type Bench, BenchContext } from './bench.tsx'
import type { BenchState, Commands } from './commands.ts'
import css from './panel.module.css'
import Workbench from './workbench.tsx'

/** How often the server is asked what has changed, in milliseconds. */
const askEvery = 1000

/** An address below that of this page, with its key. */
const addressOf = (path: string) => `${location.pathname}/${path}${location.search}`

async function command(id: string | symbol, args: unknown[]): Promise<unknown> {
  const answer = await fetch(addressOf('do'), { method: 'POST', body: JSON.stringify({ id, args }) })
  const { result, message } = await answer.json()
  if (!answer.ok) throw new Error(message)
  return result
}

/** The mock of the server that has served this page. */
async function createRemoteBench(): Promise<Bench> {
  const read = async () => (await fetch(addressOf('state'))).text()
  let text = await read()
  const { get, set, subscribe } = createStore<BenchState>(JSON.parse(text))
  const look = async () => {
    const next = await read().catch(() => text)
    if (next !== text) set(JSON.parse(next))
    text = next
  }
  setInterval(look, askEvery)
  const send = async (id: string | symbol, args: unknown[]) => {
    const result = await command(id, args)
    await look()
    return result
  }
  const act = new Proxy({} as Commands, {
    get:
      (_, id) =>
      (...args: unknown[]) =>
        send(id, args),
  })
  return { get, subscribe, act, origin: location.origin }
}

const root = document.createElement('div')
document.body.replaceChildren(root)
const bench = await createRemoteBench()
createRoot(root).render(
  <main className={css.own}>
    <BenchContext value={bench}>
      <Workbench />
    </BenchContext>
  </main>,
)
