import { gameIdPattern } from '../contract/patterns.gen.ts'

const keyOf = (userId: string) => `emberhall.last-game.${userId}`

/**
 * The game that a person opened last on this device, or `undefined`. What is stored is read as anybody's writing: who
 * sits in that game is the server's to say.
 */
export function readLastGame(userId: string): string | undefined {
  try {
    const stored = localStorage.getItem(keyOf(userId)) ?? ''
    return gameIdPattern.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Remembers it. Storage that is blocked or full costs the memory, nothing else. */
export function saveLastGame(userId: string, gameId: string): void {
  try {
    localStorage.setItem(keyOf(userId), gameId)
  } catch {}
}

/** Forgets a game that the person does not sit in any more; another one that is remembered stays. */
export function forgetLastGame(userId: string, gameId: string): void {
  try {
    if (readLastGame(userId) === gameId) localStorage.removeItem(keyOf(userId))
  } catch {}
}
