import { addListener } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { EventType } from '../api/cache-updaters.ts'
import {
  type ConnectionStatus,
  connectionChanged,
  type EndReason,
  eventReceived,
  type LiveEvent,
  selectConnection,
  selectLiveGame,
} from './live-slice.ts'
import type { LiveStore } from './start-live.ts'

/** The wait before the channel's script is loaded again, in milliseconds. */
const loadAgainMs = 5000

/**
 * Holds the live channel of a game while the component is mounted. A tab has one channel; another game or another person
 * gets another one.
 *
 * @param load gets the function that starts the channel. Its script is loaded beside the view, which does not wait for it
 */
export function useLiveChannel(
  userId: string,
  gameId: string,
  load: () => Promise<(store: LiveStore, gameId: string) => () => void>,
): void {
  const store = useStore() as LiveStore
  useEffect(() => {
    if (!userId) return
    let isOver = false
    let stop = () => {}
    const open = async () => {
      try {
        const start = await load()
        if (!isOver) stop = start(store, gameId)
      } catch {
        if (isOver) return
        store.dispatch(connectionChanged({ gameId, connection: { state: 'reconnecting' } }))
        const timer = setTimeout(open, loadAgainMs)
        stop = () => clearTimeout(timer)
      }
    }
    store.dispatch(connectionChanged({ gameId, connection: { state: 'connecting' } }))
    void open()
    return () => {
      isOver = true
      stop()
    }
  }, [store, userId, gameId, load])
}

/** The status of the current game's live connection. */
export const useConnection = (): ConnectionStatus => useSelector(selectConnection)

/** Why a game is closed to this person, if the live channel has said so. */
export function useEndReason(gameId: string): EndReason | undefined {
  const connection = useConnection()
  const isOfGame = useSelector(selectLiveGame) === gameId
  return isOfGame && connection.state === 'ended' ? connection.reason : undefined
}

/**
 * Calls the handler for each event of a type, while the component is mounted. The cached answers are changed already: the
 * handler is for what a person is told.
 *
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
