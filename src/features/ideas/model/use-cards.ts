import { useCallback, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../../../session/session-slice.ts'
import { readCards, readTyping, writeCards, writeTyping } from './drafts.ts'
import { drawCard } from './generator/card.ts'
import { type Action, act, canRedo, canUndo, cardOf, type History, startHistory } from './generator/history.ts'
import { useTables } from './use-tables.ts'

/** Digits and letters that nobody takes for one another; 32 of them, so that five bits choose one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A seed for a new card: eight letters and digits, random, short enough to tell somebody. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet.charAt(byte & 31)).join('')

/** The card at hand, and what can be done with it. It survives a reload. */
export function useCards() {
  const userId = useSelector(selectUser)?.userId ?? ''
  const tables = useTables()
  const [history, setHistory] = useState<History>(() => {
    const typed = readTyping(userId)
    const cards = readCards(userId) ?? startHistory(drawCard(tables, 'person', newSeed()))
    return typed ? act(tables)(cards, { type: 'type', ...typed, text: typed.text.trim() }) : cards
  })
  useEffect(() => {
    writeCards(userId, history)
    writeTyping(userId)
  }, [userId, history])
  const does = useCallback((action: Action) => setHistory((before) => act(tables)(before, action)), [tables])
  /** Keeps over a reload what is typed over a slot; without a text it was taken back. */
  const keepTyped = useCallback(
    (slot: string, text?: string) => writeTyping(userId, text === undefined ? undefined : { slot, text }),
    [userId],
  )
  return { card: cardOf(history), does, keepTyped, canUndo: canUndo(history), canRedo: canRedo(history) }
}
