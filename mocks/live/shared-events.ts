import type { WaitOver } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { may } from '../http/may.ts'
import {
  type GameRow,
  type InvitationRow,
  inGame,
  type Membership,
  memberships,
  type RequestRow,
} from '../tags/games/tables.ts'
import type { IdeaRow } from '../tags/ideas/tables.ts'
import { type LogRow, logEntries } from '../tags/log/tables.ts'
import { entryFor, gameFor, ideaFor, invitationOf, memberOf, requestOf, seesEntry, showsIdea } from './projection.ts'
import { type PublishedEvent, publish } from './publish.ts'

/** Events that several tags publish, each within the step and after the change. `who`: the result of `doneBy`. */
type Who = Pick<PublishedEvent, 'actorId'>

/** The game, as each member sees it. `to`: the members for whom it has changed; all of them without it. */
export const publishGame = (rows: Step, game: GameRow, who: Who, to?: (member: Membership) => boolean): void =>
  publish(rows, game.gameId, {
    type: 'game.changed',
    ...who,
    ...(to && { to }),
    payload: (one) => gameFor(rows, one, game),
  })

/** A member has joined, or has changed. */
export function publishMember(rows: Step, membership: Membership, who: Who): void {
  const member = memberOf(rows, membership)
  publish(rows, membership.gameId, { type: 'member.changed', ...who, payload: () => member })
}

/** A link was made, used or revoked. */
export function publishLink(rows: Step, link: InvitationRow, who: Who): void {
  const shown = invitationOf(rows, link)
  const to = ({ role }: Membership) => may.seeLink(role, link.role)
  publish(rows, link.gameId, { type: 'invitation.changed', ...who, to, payload: () => shown })
}

const seesRequests = ({ role }: Membership) => may.seeRequests(role)

/** A request to join has arrived. */
export function publishRequest(rows: Step, request: RequestRow, who: Who): void {
  const shown = requestOf(rows, request)
  publish(rows, request.gameId, { type: 'request.changed', ...who, to: seesRequests, payload: () => shown })
}

/** A request to join has ended. */
export function publishRequestGone(rows: Step, { gameId, userId }: RequestRow, how: WaitOver['how'], who: Who): void {
  publish(rows, gameId, { type: 'request.gone', ...who, to: seesRequests, payload: () => ({ userId, how }) })
}

/** The number of waiting requests has changed, which no one else sees. */
export const publishWaiting = (rows: Step, game: GameRow, who: Who) => publishGame(rows, game, who, seesRequests)

/** An idea before and after a step. `before` is absent if it is new, `after` if it is deleted. */
type Change = { before?: IdeaRow | undefined; after?: IdeaRow | undefined }

/**
 * Publishes the change of an idea to the members of a game, within the step that changes it: the idea as it is now to
 * those who see it, and its removal to those who saw it before.
 * @param who who did it, the result of `doneBy`; nothing if no one did, or it is anonymous
 */
export function publishIdea(rows: Step, { before, after }: Change, who: Partial<Who> = {}) {
  const gameIds = new Set([before?.gameId, after?.gameId].filter((gameId) => gameId !== undefined))
  for (const gameId of gameIds) {
    if (after)
      publish(rows, gameId, {
        type: 'idea.changed',
        ...who,
        to: (seat) => showsIdea(after, seat),
        payload: ({ userId }) => {
          const shown = ideaFor(rows, userId, after)
          if (!shown) throw new Error('An idea is published to someone who does not see it.')
          return shown
        },
      })
    if (before)
      publish(rows, gameId, {
        type: 'idea.removed',
        ...who,
        to: (seat) => showsIdea(before, seat) && !(after && showsIdea(after, seat)),
        payload: () => ({ ideaId: before.ideaId }),
      })
  }
}

/** Publishes an entry, within a step, to those who see that it is there. */
export function publishEntry(rows: Step, type: 'log.added' | 'log.changed', row: LogRow, actorId: string) {
  publish(rows, row.gameId, {
    type,
    actorId,
    to: (member) => seesEntry(member, row),
    payload: (member) => entryFor(rows, member, row),
  })
}

/** The open roll requests of a game. One that is removed is closed. */
export const openRequestsOf = (rows: Step, gameId: string): LogRow[] =>
  rows(logEntries).where((one) => one.gameId === gameId && one.request?.isOpen === true)

/** Whether a roll request still waits for someone, within a step. Who has left does not count. */
export const isWaiting = (rows: Step, gameId: string, { asked, answered }: NonNullable<LogRow['request']>): boolean =>
  asked.some((userId) => !answered.includes(userId) && rows(memberships).get(inGame(gameId, userId)) !== undefined)

/** Closes, within a step, the roll requests that waited for a former member alone. */
export function closeRequests(rows: Step, gameId: string, userId: string): void {
  for (const row of openRequestsOf(rows, gameId)) {
    if (!row.request || isWaiting(rows, gameId, row.request)) continue
    const closed = { ...row, request: { ...row.request, isOpen: false } }
    rows(logEntries).put(closed)
    publishEntry(rows, 'log.changed', closed, userId)
  }
}
