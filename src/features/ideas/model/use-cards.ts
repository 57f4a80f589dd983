import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { storedSwitch } from '../../../forms/stored.ts'
import { useUserId } from '../../../session/hooks.ts'
import { readCards, readTyping, writeCards, writeTyping } from './drafts.ts'
import { drawCard } from './generator/card.ts'
import { type Action, act, canRedo, canUndo, cardOf, type History, startHistory } from './generator/history.ts'
import { useTables } from './use-tables.ts'

/** Digits and letters that are not confused with each other; 32 of them, so that five bits choose one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A seed for a new card: eight random letters and digits, short enough to pass on. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet.charAt(byte & 31)).join('')

/** The current card and its actions. It survives a reload. */
export function useCards() {
  const userId = useUserId()
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
  const change = useCallback((action: Action) => setHistory((before) => act(tables)(before, action)), [tables])
  /** Stores the text typed into a slot, so that it survives a reload. Without a text it is deleted. */
  const keepTyped = useCallback(
    (slot: string, text?: string) => writeTyping(userId, text === undefined ? undefined : { slot, text }),
    [userId],
  )
  return { card: cardOf(history), act: change, keepTyped, canUndo: canUndo(history), canRedo: canRedo(history) }
}

/** Whether single letters are shortcuts of the Idea Builder, on this device. */
export const letterKeys = storedSwitch('idea-letter-keys', true)

/** The action of each key. Letters without a modifier can be switched off (WCAG 2.1.4). */
export type CardKeys = Record<'reroll' | 'lock' | 'keep' | 'undo' | 'redo', () => void>

/** Whether a key belongs to the focused element: a text field, a list with type-ahead, a dialog. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]',
    ) !== null
  )
}

/** Listens for the keys of the card while the view is open. */
export function useCardKeys(keys: CardKeys, hasLetters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTaken(event.target)) return
    if (document.querySelector('dialog:modal')) return
    const name = keyOf(event, hasLetters)
    if (!name) return
    event.preventDefault()
    keys[name]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const letters: Partial<Record<string, keyof CardKeys>> = { r: 'reroll', l: 'lock', k: 'keep' }

function keyOf(event: KeyboardEvent, hasLetters: boolean): keyof CardKeys | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event
  const key = event.key.toLowerCase()
  if ((ctrlKey || metaKey) && !altKey) {
    if (key === 'z') return shiftKey ? 'redo' : 'undo'
    return key === 'y' && !shiftKey ? 'redo' : undefined
  }
  return hasLetters && !altKey && !shiftKey && !repeat ? letters[key] : undefined
}
