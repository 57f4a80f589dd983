import { isAppWord } from '../../../src/rules/display-name.ts'
import { etag, names } from '../../kernel/etag.ts'
import { handleTag } from '../../kernel/handle.ts'
import { pageOf } from '../../kernel/pages.ts'
import { profileOf, profiles } from '../../kernel/profiles.ts'
import { sessions } from '../../kernel/sessions.ts'

/** Who somebody is to others, and where they are signed in. */
export const profileHandlers = handleTag('profile', {
  async getProfile({ session, world, answer }) {
    const profile = await world.look((rows) => profileOf(rows, session.userId))
    return answer(200, profile, etag(profile))
  },

  changeProfile: ({ session: { userId }, headers, body, world, answer, refuse }) =>
    world.step(async (rows) => {
      if (body.displayName !== undefined && isAppWord(body.displayName)) return refuse(400, 'appWord')
      const before = await profileOf(rows, userId)
      if (!names(headers['If-Match'], before)) return refuse(412)
      const stored = await rows(profiles).get(userId)
      const { sigil, colour, rev } = before
      const changed = { userId, sigil, colour, ...stored, ...body, rev }
      const isChange = JSON.stringify(changed) !== JSON.stringify({ userId, sigil, colour, ...stored, rev })
      if (isChange) rows(profiles).put({ ...changed, rev: rev + 1 })
      const profile = await profileOf(rows, userId)
      return answer(200, profile, etag(profile))
    }),

  async listSessions({ session, query, world, answer, refuse }) {
    const now = world.now()
    const mine = await world.look((rows) => rows(sessions).where('user', session.userId))
    const isCurrent = ({ token }: { token: string }) => token === session.token
    const seen = mine
      .filter(({ exp }) => exp * 1000 > now)
      .map((one) => ({ ...one, seenAt: isCurrent(one) ? now : (one.seenAt ?? 0) }))
    const placeOf = (one: { seenAt: number; id?: string | undefined }) => [one.seenAt, one.id ?? '']
    const listed = pageOf(query, { name: 'sessions', rows: seen, at: placeOf, newestFirst: true })
    if (!listed) return refuse(400)
    const { page, ...rest } = listed
    const items = page.map((one) => ({
      device: one.device ?? 'Another device',
      lastSeenAt: new Date(one.seenAt).toISOString(),
      current: isCurrent(one),
    }))
    return answer(200, { items, ...rest })
  },

  endOtherSessions: ({ session, world, answer }) =>
    world.step(async (rows) => {
      for (const other of await rows(sessions).where('user', session.userId))
        if (other.token !== session.token) rows(sessions).delete(other)
      return answer(204)
    }),
})
