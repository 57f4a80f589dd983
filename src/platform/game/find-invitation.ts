/** What stands at the end of an invitation link, wherever it is hosted, also in the midst of a message. */
const link = /\/join\/([0-9A-Za-z]{27})\/([A-Za-z0-9_-]{20,255})(?![A-Za-z0-9_-])/

/** What an invitation link names. */
export type InvitationParts = { gameId: string; token: string }

/**
 * The invitation in a text that somebody pasted: a link alone, or one in a message around it. Whether it is any good is
 * the server's to say.
 */
export function findInvitation(text: string): InvitationParts | undefined {
  const [, gameId, token] = link.exec(text.normalize('NFKC')) ?? []
  return gameId && token ? { gameId, token } : undefined
}
