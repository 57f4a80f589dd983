import { basePath, type OperationId, type OperationTypes, operations } from '../../src/contract/operations.gen.ts'
import { buildPath, buildQuery, type PathParams } from '../../src/contract/paths.ts'
import { createCookieJar } from '../db/cookie-jar.ts'
import { createPeople, userOf } from '../db/people.ts'
import type { World } from '../db/world.ts'
import { apiOf } from '../tags/handlers.ts'
import { profiles } from '../tags/profile/tables.ts'

/** Three persons of the mock who sit down with a developer who is alone. */
export const cast = [
  { name: 'Ash', contact: 'ash@companions.example', sigil: 'owl', colour: 'teal' },
  { name: 'Juniper', contact: 'juniper@companions.example', sigil: 'stag', colour: 'moss' },
  { name: 'Wren', contact: 'wren@companions.example', sigil: 'feather', colour: 'plum' },
] as const
export type Role = (typeof cast)[number]

type Asked = { params?: PathParams; query?: Record<string, unknown>; body?: unknown }
type Answers<Id extends OperationId> = OperationTypes[Id]['answers']
type Good<Id extends OperationId> = Answers<Id>[Extract<keyof Answers<Id>, 200 | 204>]

/** Calls the API as one of the companions: signed in as everybody is, and refused as everybody is. */
export type Hands = ReturnType<typeof handsOf>

export function handsOf(world: World, { name, contact, sigil, colour }: Role) {
  const jar = `companion ${name}`
  const own: World = { ...world, jar, cookies: createCookieJar(world, jar), people: createPeople(world, jar) }
  const api = apiOf(own, { cookies: 'jar' })
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin

  /** They come into being with the first thing that they do. */
  const signIn = async (): Promise<string> => {
    const userId = await world.step((rows) => {
      const user = userOf(rows, contact, world)
      const profile = { userId: user.userId, displayName: name, sigil, colour, rev: 2 }
      if (!rows(profiles).get(user.userId)) rows(profiles).put(profile)
      return user.userId
    })
    if ((await own.people.here()) !== userId) await own.people.become(userId)
    return userId
  }
  return {
    signIn,
    /** @throws an error with the sentence of the server where it refuses */
    async call<Id extends OperationId>(id: Id, { params, query, body }: Asked = {}): Promise<Good<Id>> {
      await signIn()
      const { method, path } = operations[id]
      const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' }
      const address = `${origin}${basePath}${buildPath(path, params)}${buildQuery(query)}`
      const answer = await api(
        new Request(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }),
      )
      const text = await answer.text()
      const content = text === '' ? undefined : JSON.parse(text)
      if (!answer.ok) throw new Error(content?.message ?? `The server answered with status ${answer.status}.`)
      return content
    },
  }
}
