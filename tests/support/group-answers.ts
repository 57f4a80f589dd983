import { examples } from '../../src/contract/examples.gen.ts'
import type { Game, Invitation, JoinRequest, Member } from '../../src/contract/types.gen.ts'
import { answering } from './answer-call.ts'

const day = 24 * 3_600_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

/** The contract's example of a game. */
export const exampleGame: Game = examples.getGame.answers[200].crown

/** An active link by default. It ends in a bit more than six days. */
export const exampleLink = (changed: Partial<Invitation> = {}): Invitation => ({
  ...examples.createInvitation.answers[201].tuesday,
  createdAt: fromNow(-day),
  expiresAt: fromNow(7 * day),
  ...changed,
})

/** A person who asked to join two minutes ago. */
export const exampleRequest = (changed: Partial<JoinRequest> = {}): JoinRequest => ({
  ...examples.listRequests.answers[200].one.items[0],
  createdAt: fromNow(-121_000),
  ...changed,
})

type Group = { game?: Partial<Game>; links?: Invitation[]; requests?: JoinRequest[]; members?: Member[] }

/** A server's answers about a game: the game, and the links and people that come to it. */
export function groupAnswers({ game, links = [], requests = [], members }: Group = {}) {
  return [
    answering('getGame', () => ({ body: { ...exampleGame, ...game }, headers: { ETag: '"1"' } })),
    answering('listInvitations', () => ({ body: { items: links } })),
    answering('listRequests', () => ({ body: { items: requests } })),
    answering('listMembers', () => ({ body: members ? { items: members } : examples.listMembers.answers[200].two })),
  ]
}
