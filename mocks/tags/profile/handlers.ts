import { isAppWord } from '../../../src/rules/display-name.ts'
import { sessions } from '../../db/people.ts'
import { isChange, type RowOf, type Step } from '../../db/rows.ts'
import { isoTime } from '../../db/time.ts'
import { etag, isVersion, pageOf } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import { publishGame, publishMember, publishRequest } from '../../live/shared-events.ts'
import { games, memberships, requests } from '../games/tables.ts'
import { profileOf, profiles } from './tables.ts'

/**
 * Changes a person's profile, within a step, and publishes it to everyone who sees them: in their games, and where they
 * wait. Nothing happens if that changes nothing.
 */
export function saveProfile(rows: Step, userId: string, change: Partial<RowOf<typeof profiles>>): void {
  const { sigil, colour, rev } = profileOf(rows, userId)
  const own = { userId, sigil, colour, ...rows(profiles).get(userId) }
  if (!isChange(own, change)) return
  rows(profiles).put({ ...own, ...change, rev: rev + 1, updatedAt: rows.now() })
  const who = { actorId: userId }
  for (const membership of rows(memberships).where({ userId })) {
    publishMember(rows, membership, who)
    const game = rows(games).get(membership.gameId)
    if (game?.hostId === userId) publishGame(rows, game, who)
  }
  for (const request of rows(requests).where({ userId })) publishRequest(rows, request, who)
}

/** Profiles and sign-ins. */
export const profileHandlers = handleTag('profile', {
  getProfile({ session, rows, answer }) {
    const profile = profileOf(rows, session.userId)
    return answer(200, profile, etag(profile))
  },

  changeProfile({ session: { userId }, headers, body, rows, answer, refuse }) {
    if (body.displayName !== undefined && isAppWord(body.displayName)) return refuse(400, 'appWord')
    if (!isVersion(headers['If-Match'], profileOf(rows, userId))) return refuse(412)
    saveProfile(rows, userId, body)
    const profile = profileOf(rows, userId)
    return answer(200, profile, etag(profile))
  },

  listSessions({ session, query, rows, world, answer, refuse }) {
    const now = world.now()
    const mine = rows(sessions).where({ userId: session.userId })
    const isCurrent = ({ token }: { token: string }) => token === session.token
    const seen = mine
      .filter(({ exp }) => exp * 1000 > now)
      .map((one) => ({ ...one, seenAt: isCurrent(one) ? now : (one.seenAt ?? 0) }))
    const listed = pageOf(query, {
      name: 'sessions',
      rows: seen,
      // Not by last use: a session that is used between two pages would be on neither.
      at: (one) => [isCurrent(one) ? 1 : 0, one.id ?? ''],
      newestFirst: true,
      show: (one) => ({
        device: one.device ?? 'Another device',
        lastSeenAt: isoTime(one.seenAt),
        current: isCurrent(one),
      }),
    })
    return listed ? answer(200, listed) : refuse(400)
  },

  endOtherSessions({ session, rows, answer }) {
    for (const other of rows(sessions).where({ userId: session.userId }))
      if (other.token !== session.token) rows(sessions).delete(other)
    return answer(204)
  },
})
