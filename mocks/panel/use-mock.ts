import { useSyncExternalStore } from 'react'
import type { Message } from '../db/outbox.ts'
import type { Call } from '../scenarios/call-log.ts'
import type { Settings } from '../scenarios/settings.ts'
import type { Mock } from './mock.ts'

export const useSettings = ({ settings }: Mock): Settings => useSyncExternalStore(settings.subscribe, settings.get)

export const useCalls = ({ calls }: Mock): readonly Call[] => useSyncExternalStore(calls.subscribe, calls.list)

/** The notices to show. */
export const useNotices = ({ notices }: Mock): readonly string[] =>
  useSyncExternalStore(notices.subscribe, notices.list)

/** The people of the world, and who is signed in in this tab. */
export const usePeople = ({ world: { people } }: Mock) => useSyncExternalStore(people.list.subscribe, people.list.get)

/** The messages sent, newest first. */
export const useOutbox = ({ world }: Mock): Message[] => useSyncExternalStore(world.subscribe, world.outbox.list)

/** Who of the companions is there, by name. */
export const useCrew = ({ crew }: Mock) => {
  const there = useSyncExternalStore(crew.subscribe, () =>
    crew.companions
      .filter((companion) => companion.isThere())
      .map(({ name }) => name)
      .join(),
  )
  return { there: there.split(',') }
}
