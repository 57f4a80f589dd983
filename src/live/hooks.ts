import { addListener } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { EventType } from '../api/cache-updaters.ts'
import {
  type ConnectionStatus,
  type EndReason,
  eventReceived,
  type LiveEvent,
  selectConnection,
  selectEndReason,
} from './live-slice.ts'

/** The status of the current game's live connection. */
export const useConnection = (): ConnectionStatus => useSelector(selectConnection)

/** Whether what is sent now would not arrive. */
export const useIsOffline = (): boolean => useConnection().state === 'reconnecting' || !navigator.onLine

/** Why a game is closed to this person, if the live channel said so. */
export const useEndReason = (gameId: string): EndReason | undefined =>
  useSelector((root: Parameters<typeof selectEndReason>[0]) => selectEndReason(root, gameId))

/**
 * Calls the handler for each event of a type, while the component is mounted. The cached answers are updated already:
 * the handler is for notifying the person.
 * @example
 * useLiveEvent('nudged', ({ payload: { from } }) => toast.info(`${from.displayName} nudges you.`))
 */
export function useLiveEvent<Type extends EventType>(type: Type, handler: (event: EventOf<Type>) => void): void {
  const dispatch = useDispatch()
  const onEvent = useEffectEvent(handler)
  useEffect(() => {
    const stop = dispatch(
      addListener({
        // Most events are of another type, and running an effect costs more than comparing.
        predicate: (action) => eventReceived.match(action) && action.payload.event.type === type,
        effect: ({ payload }) => onEvent((payload as { event: EventOf<Type> }).event),
      }),
    )
    return () => void (stop as unknown as () => void)()
  }, [type, dispatch])
}

type EventOf<Type extends EventType> = Extract<LiveEvent, { type: Type }>
