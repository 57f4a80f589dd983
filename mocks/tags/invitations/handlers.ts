import type { InvitationPreview } from '../../../src/contract/types.gen.ts'
import { randomToken } from '../../db/random.ts'
import { etag, everyField, pageOf } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import { may } from '../../http/may.ts'
import { invitationOf, offerOf, requestOf, seatsTaken } from '../../live/projection.ts'
import { doneBy } from '../../live/publish.ts'
import { publishLink, publishRequest, publishRequestGone, publishWaiting } from '../../live/shared-events.ts'
import { declines, games, inGame, invitations, requests } from '../games/tables.ts'
import { findLink, hasRoomForLink, isLifetime, linkStatus, seat } from './rules.ts'

/** Links into a game, their previews, and requests to join. */
export const invitationsHandlers = handleTag('invitations', {
  listInvitations({ game, membership, query, rows, answer, refuse }) {
    const links = rows(invitations).where({ gameId: game.gameId })
    const listed = pageOf(query, {
      name: `links of ${game.gameId}`,
      rows: links.filter(({ role }) => may.seeLink(membership.role, role)),
      at: ({ invitationId }) => [invitationId],
      newestFirst: true,
      show: (row) => invitationOf(rows, row),
    })
    return listed ? answer(200, listed) : refuse(400)
  },

  createInvitation({ game, membership, session, body, rows, world, answer, refuse, locationOf }) {
    if (!may.give(membership.role, body.role)) return refuse(403, 'admin')
    const createdAt = world.now()
    const expiresAt = Date.parse(body.expiresAt)
    if (!isLifetime(expiresAt - createdAt)) return refuse(400)
    if (!hasRoomForLink(rows, game.gameId, createdAt)) return refuse(409, 'many')
    const { gameId } = game
    const invitationId = world.newId()
    const token = randomToken(world.random)
    const link = {
      invitationId,
      gameId,
      token,
      label: '',
      ...body,
      uses: 0,
      createdBy: session.userId,
      createdAt,
      expiresAt,
      rev: 1,
    }
    rows(invitations).put(link)
    publishLink(rows, link, doneBy(session))
    const location = locationOf('getInvitation', { gameId, invitationId })
    return answer(201, invitationOf(rows, link), { ...location, ...etag(link) })
  },

  getInvitation({ game, membership, params, rows, answer, refuse }) {
    const link = rows(invitations).get(params.invitationId)
    if (link?.gameId !== game.gameId || !may.seeLink(membership.role, link.role)) return refuse(404)
    return answer(200, invitationOf(rows, link), etag(link))
  },

  revokeInvitation({ game, membership, session, params, rows, world, answer, refuse }) {
    const link = rows(invitations).get(params.invitationId)
    if (link?.gameId !== game.gameId || !may.seeLink(membership.role, link.role)) return refuse(404)
    const revoked = link.revokedAt === undefined ? { ...link, revokedAt: world.now(), rev: link.rev + 1 } : link
    rows(invitations).put(revoked)
    if (revoked !== link) publishLink(rows, revoked, doneBy(session))
    return answer(200, invitationOf(rows, revoked), etag(revoked))
  },

  listRequests({ game, query, rows, answer, refuse }) {
    const listed = pageOf(query, {
      name: `requests of ${game.gameId}`,
      rows: rows(requests).where({ gameId: game.gameId }),
      at: ({ requestId }) => [requestId],
      show: (row) => requestOf(rows, row),
    })
    return listed ? answer(200, listed) : refuse(400)
  },

  acceptRequest({ game, membership, session, params, rows, world, answer, refuse }) {
    const request = rows(requests).get(inGame(game.gameId, params.userId))
    if (!request) return refuse(404)
    if (!may.give(membership.role, request.role)) return refuse(403)
    if (seatsTaken(rows, game.gameId) >= game.seats) return refuse(409, 'full')
    const who = doneBy(session)
    publishRequestGone(rows, request, 'letIn', who)
    seat(rows, request, world, who)
    return answer(204)
  },

  declineRequest({ game, membership, session, params, rows, answer, refuse }) {
    const request = rows(requests).get(inGame(game.gameId, params.userId))
    if (!request) return refuse(404)
    if (!may.give(membership.role, request.role)) return refuse(403)
    const { gameId, userId, invitationId } = request
    rows(requests).delete(request)
    rows(declines).put({ gameId, userId, invitationId })
    const who = doneBy(session)
    publishRequestGone(rows, request, 'declined', who)
    publishWaiting(rows, game, who)
    return answer(204)
  },

  previewInvitation({ session, params, headers, rows, world, answer, refuse }) {
    const found = findLink(rows, params.gameId, headers['Invitation-Token'])
    if (!found) return refuse(404)
    const { link, game } = found
    const { state, offered: role } = linkStatus(rows, { ...found, userId: session.userId, now: world.now() })
    const { approval } = link
    const isOffer = ['open', 'waiting', 'member', 'full'].includes(state)
    const offer = isOffer ? offerOf(rows, game) : undefined
    return answer(200, everyField<InvitationPreview>({ state, role, approval, gameName: game.name, game: offer }))
  },

  acceptInvitation({ session: { userId }, params, body, rows, world, answer, refuse }) {
    const found = findLink(rows, params.gameId, body.token)
    if (!found) return refuse(404)
    const { link, game } = found
    const { state, role, offered } = linkStatus(rows, { ...found, userId, now: world.now() })
    if (state === 'member' || state === 'waiting') return answer(200, { state, role })
    if (state === 'archived' || state === 'full') return refuse(409, state)
    if (state === 'removed' || state === 'declined') return refuse(403, state)
    if (state !== 'open') return refuse(410, state)
    const used = { ...link, uses: link.uses + 1 }
    const who = { actorId: userId }
    rows(invitations).put(used)
    publishLink(rows, used, who)
    const { gameId, invitationId, label } = link
    if (link.approval === 'automatic') {
      seat(rows, { gameId, userId, role: offered }, world, who)
      return answer(200, { state: 'member', role: offered })
    }
    const waits = { gameId, userId, invitationId, label, role: offered }
    const request = { requestId: world.newId(), ...waits, createdAt: world.now() }
    rows(requests).put(request)
    publishRequest(rows, request, who)
    publishWaiting(rows, game, who)
    return answer(200, { state: 'waiting', role: offered })
  },

  /** A person without a request gets the same answer for an existing game as for a missing one. */
  withdrawRequest({ session, params, rows, answer }) {
    const request = rows(requests).get(inGame(params.gameId, session.userId))
    const game = rows(games).get(params.gameId)
    if (!request || !game) return answer(204)
    const who = { actorId: session.userId }
    rows(requests).delete(request)
    publishRequestGone(rows, request, 'takenBack', who)
    publishWaiting(rows, game, who)
    return answer(204)
  },
})
