import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { createStore } from '../scenarios/store.ts'
import { type BenchState, type Commands, createCommands, type Mock, readerOf } from './commands.ts'
import css from './panel.module.css'

/** A mock as the workbench sees it, wherever the mock is. */
export type Bench = {
  get: () => BenchState
  subscribe: (listener: () => void) => () => void
  act: Commands
  /** The origin that answers the calls. */
  origin: string
  /** The tab of the app, whose mock this is; absent where the mock is on a server. */
  app?: Pick<Location, 'href' | 'assign' | 'reload'> | undefined
}

/** The mock of this page. */
export function createBench(mock: Mock, app: Bench['app'] = location): Bench {
  const read = readerOf(mock)
  const { get, set, subscribe } = createStore(read())
  for (const part of [mock.world, mock.crew, mock.settings, mock.calls, mock.notices]) part.subscribe(() => set(read()))
  return { get, subscribe, act: createCommands(mock), origin: location.origin, app }
}

export type TabId = 'calls' | 'answers' | 'scenarios' | 'clock' | 'people' | 'world' | 'share'

/** Opens a tab of the workbench, and gives it what to begin with. */
export type Go = (tab: TabId, subject?: string) => void

export const BenchContext = createContext<Bench | undefined>(undefined)

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('The workbench needs a BenchContext around it.')
  return bench
}

/** What the mock shows now, and what can be done with it. */
export function useMock(): BenchState & Pick<Bench, 'act' | 'app' | 'origin'> {
  const { get, subscribe, ...rest } = useBench()
  return { ...useSyncExternalStore(subscribe, get), ...rest }
}

/** A part of what the mock shows: what uses it is not drawn again for each call. */
export function useShown<T>(select: (state: BenchState) => T): T {
  const { get, subscribe } = useBench()
  return useSyncExternalStore(subscribe, () => select(get()))
}

/** Runs commands, and shows the sentence of the last outcome. */
export function useOutcome() {
  const [said, say] = useState({ text: '', isBad: false })
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      const result = await work()
      say({ text: typeof result === 'string' ? result : '', isBad: false })
    } catch (error) {
      say({ text: error instanceof Error ? error.message : String(error), isBad: true })
    }
  }
  const outcome: ReactNode = (
    <div role="status">{said.text !== '' && <p className={said.isBad ? css.bad : undefined}>{said.text}</p>}</div>
  )
  return { outcome, run }
}
