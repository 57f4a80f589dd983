import { useSyncExternalStore } from 'react'
import type { Message } from '../kernel/tables.ts'
import type { Call } from '../scenarios/call-log.ts'
import type { Settings } from '../scenarios/settings.ts'
import type { Mock } from './mock.ts'

export const useSettings = ({ settings }: Mock): Settings => useSyncExternalStore(settings.subscribe, settings.get)

export const useCalls = ({ calls }: Mock): readonly Call[] => useSyncExternalStore(calls.subscribe, calls.list)

/** The messages sent, newest first. */
export const useOutbox = ({ world }: Mock): Message[] => useSyncExternalStore(world.subscribe, world.outbox.list)
