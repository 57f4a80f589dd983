import { createContext, use, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { createStore } from '../db/store.ts'
import { type BenchState, type Commands, createCommands, type Mock, readerOf } from './commands.ts'

/** A mock as the workbench sees it, wherever the mock is. */
export type Bench = {
  get: () => BenchState
  subscribe: (listener: () => void) => () => void
  act: Commands
  /** The tab of the app, whose mock this is; absent where the mock is on a server. */
  app?: Pick<Location, 'href' | 'assign' | 'reload'> | undefined
}

/** The mock of this page. */
export function createBench(mock: Mock, app: Bench['app'] = location): Bench {
  const read = readerOf(mock)
  const { get, set, subscribe } = createStore(read())
  for (const part of [mock.world, mock.crew, mock.settings, mock.calls, mock.notices]) part.subscribe(() => set(read()))
  return { get, subscribe, act: createCommands(mock), app }
}

export const BenchContext = createContext<Bench | undefined>(undefined)

/** Runs a command, and says what came of it: a returned sentence, or an error. */
export type Run = (work: () => Promise<unknown>) => Promise<void>

/** What the workbench does for its tabs: `differ` shows how an operation can be answered differently. */
type ForTabs = { run: Run; differ: (operation: string) => void }
export const TabContext = createContext<ForTabs>({ run: async (work) => void (await work()), differ: () => {} })

/** What the mock shows now, and what can be done with it. */
export function useBench() {
  const bench = use(BenchContext)
  const forTabs = use(TabContext)
  if (!bench) throw new Error('The workbench needs a BenchContext around it.')
  const { get, subscribe, ...rest } = bench
  return { ...useSyncExternalStore(subscribe, get), ...rest, ...forTabs }
}

/**
 * What a command answers, and a function that asks again.
 * @param first what counts until it has answered
 * @param asked what the answer depends on
 */
export function useAnswer<T>(ask: () => Promise<T>, first: T, asked: readonly unknown[]) {
  const [answer, setAnswer] = useState(first)
  const [times, again] = useReducer((before: number) => before + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useEffect(() => {
    let isCurrent = true
    void ask().then((latest) => isCurrent && setAnswer(latest))
    return () => {
      isCurrent = false
    }
  }, [times, ...asked])
  return [answer, again] as const
}
