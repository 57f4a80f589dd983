import { ksuidPattern, tokenPattern } from '../contract/patterns.gen.ts'
import { routes } from '../shell/routes.ts'

/** What stands at the end of an invitation link, wherever it is hosted, also in the midst of a message. */
const link = new RegExp(routes.join.path.replace(/:\w+/g, '([\\w-]+)'))

/** What an invitation link names. */
export type InvitationParts = { gameId: string; token: string }

/**
 * The invitation in a text that somebody pasted: a link alone, or one in a message around it. Whether it is any good is
 * the server's to say.
 */
export function findInvitation(text: string): InvitationParts | undefined {
  const [, gameId = '', token = ''] = link.exec(text.normalize('NFKC')) ?? []
  return ksuidPattern.test(gameId) && tokenPattern.test(token) ? { gameId, token } : undefined
}
