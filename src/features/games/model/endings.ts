const endings = new Map<string, Promise<unknown>>()

/**
 * Keeps the call by which a game ends for the person: the live channel may take the game's page away before the answer
 * is here.
 */
export function keepEnding<Answer>(gameId: string, call: Promise<Answer>): Promise<Answer> {
  endings.set(gameId, call)
  return call
}

/** The call by which this game has ended for the person in this tab, or is ending. */
export const endingOf = (gameId: string): Promise<unknown> | undefined => endings.get(gameId)

/** The person sits in the game, again maybe. */
export const forgetEnding = (gameId: string): void => void endings.delete(gameId)
