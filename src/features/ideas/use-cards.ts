import { useCallback, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../../platform/session/session-slice.ts'
import { readCards, writeCards } from './cards-draft.ts'
import { drawCard } from './generator/card.ts'
import { type Action, act, canRedo, canUndo, cardOf, type History, startHistory } from './generator/history.ts'
import { newSeed } from './new-seed.ts'
import { useTables } from './use-tables.ts'

/** The card at hand, and what can be done with it. It survives a reload. */
export function useCards() {
  const userId = useSelector(selectUser)?.userId ?? ''
  const tables = useTables()
  const [history, setHistory] = useState<History>(
    () => readCards(userId) ?? startHistory(drawCard(tables, 'person', newSeed())),
  )
  useEffect(() => writeCards(userId, history), [userId, history])
  const does = useCallback((action: Action) => setHistory((before) => act(tables)(before, action)), [tables])
  return { card: cardOf(history), does, canUndo: canUndo(history), canRedo: canRedo(history) }
}
