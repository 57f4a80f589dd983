import { ksuidPattern, tokenPattern } from '../contract/patterns.gen.ts'
import { routes } from '../shell/routes.ts'

/** The end of an invitation link, wherever it is hosted, also in the middle of a message. */
const link = new RegExp(routes.join.path.replace(/:\w+/g, '([\\w-]+)'))

/** The parts of an invitation link. */
export type InvitationParts = { gameId: string; token: string }

/** The invitation in a pasted text: a link alone, or in a message around it. The server decides whether it is valid. */
export function findInvitation(text: string): InvitationParts | undefined {
  const [, gameId = '', token = ''] = link.exec(text.normalize('NFKC')) ?? []
  return ksuidPattern.test(gameId) && tokenPattern.test(token) ? { gameId, token } : undefined
}
