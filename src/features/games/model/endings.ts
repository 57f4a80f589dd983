const endings = new Map<string, Promise<unknown>>()

/**
 * Holds the call that ends the game for the person: the live channel may remove the game's page before the answer
 * arrives.
 */
export function keepEnding<Answer>(gameId: string, call: Promise<Answer>): Promise<Answer> {
  endings.set(gameId, call)
  return call
}

/** The call that has ended, or is ending, the game for the person in this tab. */
export const endingOf = (gameId: string): Promise<unknown> | undefined => endings.get(gameId)

/** The person is a member, perhaps again. */
export const forgetEnding = (gameId: string): void => void endings.delete(gameId)
