import { gameIdPattern } from '../contract/patterns.gen.ts'

const keyOf = (userId: string) => `emberhall.last-game.${userId}`

/**
 * The game that a person opened last on this device, or `undefined`. The stored value is not trusted: the server knows
 * who is a member.
 */
export function readLastGame(userId: string): string | undefined {
  try {
    const stored = localStorage.getItem(keyOf(userId)) ?? ''
    return gameIdPattern.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores it. If storage is blocked or full, it is not remembered. */
export function saveLastGame(userId: string, gameId: string): void {
  try {
    localStorage.setItem(keyOf(userId), gameId)
  } catch {}
}

/** Forgets a game that the person has left; another remembered game stays. */
export function forgetLastGame(userId: string, gameId: string): void {
  try {
    if (readLastGame(userId) === gameId) localStorage.removeItem(keyOf(userId))
  } catch {}
}
