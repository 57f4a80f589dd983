import { createRoot } from 'react-dom/client'
import '../../src/ui/base.css'
import common from '../../src/ui/common.module.css'
import { createStore } from '../db/store.ts'
import { type Bench, BenchContext } from './bench.tsx'
import type { BenchState, Commands } from './commands.ts'
import css from './panel.module.css'
import { keepFocus } from './parts.tsx'
import Workbench from './workbench.tsx'

// The workbench as a page of its own: of the app that has opened it, or of the mock server that has served it.

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the one of the platform
  interface Window {
    /** The mock of this page, for the window that it has opened. */
    emberhallMock?: Bench
  }
}

/** How often the mock is looked at, which is elsewhere, in milliseconds. The opener has another one after each load. */
const lookEvery = 1000

/** The mock of the page that has opened this one; nothing while it loads, or once it is closed. */
function benchOfOpener(): Bench | undefined {
  try {
    return window.opener?.closed ? undefined : window.opener?.emberhallMock
  } catch {
    // It shows a page of another origin.
    return undefined
  }
}

/** The mock of the server that has served this page. */
async function benchOfServer(): Promise<Bench> {
  // Below the address of this page, with its key.
  const addressOf = (path: string) => `${location.pathname}/${path}${location.search}`
  const read = async () => {
    const answer = await fetch(addressOf('state'))
    // A server that was started anew has another key.
    if (!answer.ok) throw new Error((await answer.json()).message)
    return answer.text()
  }
  let text = await read()
  const { get, set, subscribe } = createStore<BenchState>(JSON.parse(text))
  const look = async () => {
    const next = await read().catch(() => text)
    if (next !== text) set(JSON.parse(next))
    text = next
  }
  setInterval(look, lookEvery)
  const command =
    (_: Commands, id: string | symbol) =>
    async (...args: unknown[]) => {
      const answer = await fetch(addressOf('do'), { method: 'POST', body: JSON.stringify({ id, args }) })
      const { result, message } = await answer.json()
      if (!answer.ok) throw new Error(message)
      await look()
      return result
    }
  return { get, subscribe, act: new Proxy({} as Commands, { get: command }) }
}

/** Makes this page the workbench of the page that has opened it, or of the server that has served it. */
export async function showOwnPage(): Promise<void> {
  const isOfApp = new URLSearchParams(location.search).has('mock-workbench')
  const served = isOfApp ? undefined : await benchOfServer()
  document.title = 'Mock – Emberhall'
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  const show = (bench: Bench | undefined) =>
    root.render(
      <main ref={keepFocus} className={css.panel} data-dock="own">
        {bench ? (
          <BenchContext value={bench}>
            <Workbench />
          </BenchContext>
        ) : (
          <p className={common.muted}>The app isn't open. Open it, and choose Own window in its Mock panel.</p>
        )}
      </main>,
    )
  show(served ?? benchOfOpener())
  if (isOfApp) setInterval(() => show(benchOfOpener()), lookEvery)
}
