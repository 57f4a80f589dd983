import type { WaitOver } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { may } from '../http/may.ts'
import type { GameRow, InvitationRow, Membership, RequestRow } from '../tags/games/tables.ts'
import { type Fact, tell } from './facts.ts'
import { gameFor, invitationOf, memberOf, requestOf } from './projection.ts'

/** Facts that several tags tell, each within the step and after the change. `who`: what `doneBy` gives. */
type Who = Pick<Fact, 'actorId'>

/** The game, as each sees it; `to` where the others see no change. */
export const tellGame = (rows: Step, game: GameRow, who: Who, to?: (member: Membership) => boolean): Promise<void> =>
  tell(rows, game.gameId, {
    type: 'game.changed',
    ...who,
    ...(to && { to }),
    payload: (one) => gameFor(one, rows, game, rows),
  })

/** Somebody has a seat, or has changed. */
export async function tellMember(rows: Step, membership: Membership, who: Who): Promise<void> {
  const member = await memberOf(rows, membership)
  await tell(rows, membership.gameId, { type: 'member.changed', ...who, payload: () => member })
}

/** A link was made, used or revoked. */
export async function tellLink(rows: Step, link: InvitationRow, who: Who): Promise<void> {
  const shown = await invitationOf(rows, link)
  const to = ({ role }: Membership) => may.seeLink(role, link.role)
  await tell(rows, link.gameId, { type: 'invitation.changed', ...who, to, payload: () => shown })
}

const seesRequests = ({ role }: Membership) => may.seeRequests(role)

/** Somebody waits to be let in. */
export async function tellRequest(rows: Step, request: RequestRow, who: Who): Promise<void> {
  const shown = await requestOf(rows, request)
  await tell(rows, request.gameId, { type: 'request.changed', ...who, to: seesRequests, payload: () => shown })
}

/** Somebody waits no more. */
export async function tellRequestGone(
  rows: Step,
  { gameId, userId }: RequestRow,
  how: WaitOver['how'],
  who: Who,
): Promise<void> {
  await tell(rows, gameId, { type: 'request.gone', ...who, to: seesRequests, payload: () => ({ userId, how }) })
}

/** How many wait has changed: nobody else sees that. */
export const tellWaiting = (rows: Step, game: GameRow, who: Who) => tellGame(rows, game, who, seesRequests)
