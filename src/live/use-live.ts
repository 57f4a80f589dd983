import { addListener } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  type Connection,
  type EndReason,
  type Fact,
  type FactType,
  factReceived,
  selectConnection,
  selectLiveGame,
} from './live-slice.ts'

/** How the live connection of the current game stands. */
export const useConnection = (): Connection => useSelector(selectConnection)

/** Why a game is closed to this person, where the live channel has said so. */
export function useEndReason(gameId: string): EndReason | undefined {
  const connection = useConnection()
  const isOfGame = useSelector(selectLiveGame) === gameId
  return isOfGame && connection.state === 'ended' ? connection.reason : undefined
}

/**
 * Calls the handler for each fact of a type, while the component is mounted. What a fact changes in lists and things is
 * there already: this is for what a person is told.
 *
 * @example
 * useLiveFact('nudged', ({ payload: { from } }) => toast.info(`${from.displayName} nudges you.`))
 */
export function useLiveFact<Type extends FactType>(type: Type, handler: (fact: FactOf<Type>) => void): void {
  const dispatch = useDispatch()
  const onFact = useEffectEvent(handler)
  useEffect(() => {
    const stop = dispatch(
      addListener({
        // Most facts are of another type. To run an effect costs more than to look.
        predicate: (action) => factReceived.match(action) && action.payload.fact.type === type,
        effect: ({ payload }) => onFact((payload as { fact: FactOf<Type> }).fact),
      }),
    )
    return () => void (stop as unknown as () => void)()
  }, [type, dispatch])
}

type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>
