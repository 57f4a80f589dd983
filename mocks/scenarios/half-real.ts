import { basePath, type OperationId, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { zUserInfo } from '../../src/contract/schemas/openapi.gen.ts'
import { zProfile } from '../../src/contract/schemas/profile.gen.ts'
import { storeCookies } from '../db/cookie-jar.ts'
import { sessions, users } from '../db/people.ts'
import { digestOf } from '../db/random.ts'
import type { World } from '../db/world.ts'
import { profiles } from '../tags/profile/tables.ts'
import type { Tag } from './real-tags.ts'

/** The real side of a mock that is half real. */
export type RealSide = {
  tags: readonly Tag[]
  /** Sends a call to the real server as it is, with the cookies of the caller. Rejects if nothing is reached. */
  send: (request: Request) => Promise<Response>
}

/**
 * Tells the mocked tags who is signed in at the real server. Each of these people also exists in the mocked world, with
 * a session there that ends with the real one.
 * @param cookiesOf the cookies of a request, as far as the mock can see them; within a page they are the same for all
 */
export function createBridge(world: World, { send }: RealSide, cookiesOf: (request: Request) => string) {
  /** Who has some cookies, and until when (Unix seconds). */
  const known = new Map<string, { userId: string | undefined; exp: number }>()
  const tokenOf = async (cookies: string) => `real ${await digestOf(cookies)}`

  /** Opens or ends the mocked session of some cookies. */
  const believe = async (cookies: string, userId?: string, exp = 0) => {
    const before = known.get(cookies)
    if (before?.userId === userId && before?.exp === exp) return
    known.set(cookies, { userId, exp })
    const token = await tokenOf(cookies)
    await world.step((rows) => {
      const session = rows(sessions).get(token)
      if (session) rows(sessions).delete(session)
      const maxAge = userId === undefined ? 0 : Math.ceil(exp - world.now() / 1000)
      storeCookies(rows, world.jar, world.now(), [{ name: sessionCookie, value: token, maxAge }])
      if (userId === undefined) return
      if (!rows(users).get(userId)) rows(users).put({ userId, contact: 'from the real server' })
      rows(sessions).put({ token, userId, exp, seenAt: world.now(), ...(session ?? { id: world.newId() }) })
    })
  }
  const learnUser = async (cookies: string, answer: Response) => {
    const info = zUserInfo.safeParse(await bodyOf(answer)).data
    if (info) await believe(cookies, info.userId, info.session.exp)
    // Another failure than a missing session says nothing about who it is.
    else if (answer.status === 401) await believe(cookies)
  }
  return {
    /** Learns from what the real server has answered. */
    async learn(id: OperationId, request: Request, answer: Response): Promise<void> {
      const cookies = cookiesOf(request)
      if (id === 'getUserInfo') await learnUser(cookies, answer)
      else if ((id === 'logout' && answer.ok) || (operations[id].session && answer.status === 401))
        await believe(cookies)
      const isProfile = id === 'getProfile' || id === 'changeProfile'
      const profile = isProfile ? zProfile.safeParse(await bodyOf(answer)).data : undefined
      if (!profile) return
      const { chosen: _, updatedAt: _saved, ...row } = profile
      await world.step((rows) => rows(profiles).put(row))
    },
    /** The request for a mocked tag, with the mocked session of the caller. */
    async translate(request: Request): Promise<Request> {
      const cookies = cookiesOf(request)
      // Asked once: each question would make the session last longer.
      if (!known.has(cookies)) await learnUser(cookies, await send(askUser(request)))
      if (request.headers.get('cookie') === null) return request
      const headers = new Headers(request.headers)
      headers.set('Cookie', `${sessionCookie}=${await tokenOf(cookies)}`)
      return new Request(request, { headers })
    },
  }
}

/** The JSON of a good answer, which can be read again; nothing of any other. */
async function bodyOf(answer: Response): Promise<unknown> {
  const copy = answer.clone()
  return answer.ok ? copy.json().catch(() => undefined) : undefined
}

/** The question who has the cookies of a request. */
function askUser({ url, headers }: Request): Request {
  const cookie = headers.get('cookie')
  return new Request(new URL(basePath + operations.getUserInfo.path, url), {
    headers: { Accept: 'application/json', ...(cookie !== null && { Cookie: cookie }) },
    credentials: 'include',
  })
}
