import { basePath, type OperationId, type OperationTypes, operations } from '../../src/contract/operations.gen.ts'
import { buildPath, buildQuery, type PathParams } from '../../src/contract/paths.ts'
import type { AnswerToDate, LogEntry } from '../../src/contract/types.gen.ts'
import { toBase64Url } from '../../src/rules/ids.ts'
import { createCookieJar } from '../db/cookie-jar.ts'
import { createPeople, userOf } from '../db/people.ts'
import type { World } from '../db/world.ts'
import { beatEvery } from '../limits.ts'
import type { Hub } from '../live/hub.ts'
import { apiOf } from '../tags/handlers.ts'
import { profiles } from '../tags/profile/tables.ts'

/** Three persons of the mock who play along with a developer who is alone. */
export const companionProfiles = [
  { name: 'Ash', contact: 'ash@companions.example', sigil: 'owl', colour: 'teal' },
  { name: 'Juniper', contact: 'juniper@companions.example', sigil: 'stag', colour: 'moss' },
  { name: 'Wren', contact: 'wren@companions.example', sigil: 'feather', colour: 'plum' },
] as const
type CompanionProfile = (typeof companionProfiles)[number]

type Asked = { params?: PathParams; query?: Record<string, unknown>; body?: unknown; key?: string }
type Answers<Id extends OperationId> = OperationTypes[Id]['answers']
type Good<Id extends OperationId> = Answers<Id>[Extract<keyof Answers<Id>, 200 | 201 | 204>]

/** Calls the API as one of the companions, who signs in and is refused like any person. */
type Client = ReturnType<typeof createClient>

function createClient(world: World, { name, contact, sigil, colour }: CompanionProfile) {
  const jar = `companion ${name}`
  const own: World = { ...world, jar, cookies: createCookieJar(world, jar), people: createPeople(world, jar) }
  const api = apiOf(own, { cookies: 'jar' })
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin

  /** Signs the companion in. Their account is created with their first call. */
  const signIn = async (): Promise<string> => {
    const userId = await world.step((rows) => {
      const user = userOf(rows, contact, world)
      const stored = { userId: user.userId, displayName: name, sigil, colour, rev: 2 }
      if (!rows(profiles).get(user.userId)) rows(profiles).put(stored)
      return user.userId
    })
    if ((await own.people.here()) !== userId) await own.people.signInAs(userId)
    return userId
  }
  return {
    signIn,
    /** @throws an error with the server's message if it refuses */
    async call<Id extends OperationId>(id: Id, { params, query, body, key }: Asked = {}): Promise<Good<Id>> {
      await signIn()
      const { method, path } = operations[id]
      const headers = new Headers(body === undefined ? undefined : { 'Content-Type': 'application/json' })
      if (key !== undefined) headers.set('Idempotency-Key', key)
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

type VisitParts = { hub: Hub; client: Client; onMove: () => void }

/** Where a companion is: in the lobby of a game, with a connection to the live channel like everyone, or nowhere. */
function createLobbyVisit({ hub, client, onMove }: VisitParts) {
  let there: { gameId: string; leave: () => void } | undefined
  return {
    gameId: () => there?.gameId,
    leave: () => there?.leave(),
    /** Enters the lobby of a game. @throws if they are not a member */
    async enter(gameId: string) {
      const { ticket, stream, seq } = await client.call('createLiveTicket', { params: { gameId } })
      const leave = () => {
        if (there?.leave !== leave) return
        there = undefined
        clearInterval(alive)
        receiver.gone()
        onMove()
      }
      const receiver = hub.connect({ send: () => {}, close: leave }, gameId)
      const say = (type: string, payload: object) => receiver.receive(JSON.stringify({ v: 1, type, payload }))
      const alive = setInterval(() => say('alive', {}), beatEvery)
      there?.leave()
      there = { gameId, leave }
      say('hello', { ticket, stream, seq, presence: 'here' })
      onMove()
    },
  }
}

/** The answers to dates: each companion begins at another place of the list, so that they differ. */
const answers: readonly AnswerToDate[] = ['yes', 'ifNeedBe', 'yes', 'no']

/** For how many steps a companion stays in a lobby, and then stays away. */
const stepsInLobby = 30
const stepsAway = 5

/**
 * One of the companions, who acts like a person, through the same handlers.
 * @param onMove is called when they enter or leave
 */
export function createCompanion(world: World, hub: Hub, profile: CompanionProfile, onMove: () => void) {
  const client = createClient(world, profile)
  const visit = createLobbyVisit({ hub, client, onMove })
  let steps = 0

  /** Answers the dates that they have not answered. */
  const answerDates = async (gameId: string, userId: string) => {
    const { offer } = await client.call('getSchedule', { params: { gameId } })
    const open = offer?.dates.filter(({ answers }) => !answers.some((one) => one.userId === userId)) ?? []
    for (const [at, { dateId }] of open.entries()) {
      const answer = answers[(at + companionProfiles.indexOf(profile)) % answers.length] ?? 'yes'
      await client.call('answerDate', { params: { gameId, dateId }, body: { answer } })
    }
  }
  /** Rolls what the host asks them for. A request without a notation gets a d20. */
  const rollWhenAsked = async (gameId: string, userId: string) => {
    const { requests, commitments } = await client.call('getDice', { params: { gameId } })
    const isForThem = ({ request }: LogEntry) => request?.asked.includes(userId) && !request.answered.includes(userId)
    const { entryId, label = '', request } = requests.find(isForThem) ?? {}
    const { commitment } = commitments.find((one) => one.userId === userId) ?? {}
    if (!entryId || !request || !commitment) return
    const { notation = '1d20', audience } = request
    const nonce = toBase64Url(world.random(16))
    const body = { notation, label, audience, commitment, nonce, answers: entryId }
    await client.call('rollDice', { params: { gameId }, key: world.newId(), body })
  }
  return {
    name: profile.name,
    isThere: () => visit.gameId() !== undefined,
    /** Accepts an invitation. @param link an address that ends in `/join/<gameId>/<token>` */
    async join(link: string): Promise<'member' | 'waiting'> {
      const [, gameId, token] = /\/join\/([^/?#]+)\/([^/?#]+)/.exec(link) ?? []
      if (gameId === undefined || token === undefined) throw new Error("This isn't an invite link.")
      const body = { token: decodeURIComponent(token) }
      return (await client.call('acceptInvitation', { params: { gameId }, body })).state
    },
    /** Takes the next step that a person would take who wants to play. */
    async act(): Promise<void> {
      const query = { limit: 1, status: ['preparing', 'playing'] }
      const [found] = (await client.call('listGames', { query })).items
      if (!found) return
      const { gameId, status } = found
      const step = steps++ % (stepsInLobby + stepsAway)
      if (step >= stepsInLobby) return visit.leave()
      if (visit.gameId() !== gameId) return visit.enter(gameId)
      const userId = await client.signIn()
      await rollWhenAsked(gameId, userId)
      await answerDates(gameId, userId)
      const { members } = await client.call('getLobby', { params: { gameId } })
      const isReady = members.some((member) => member.userId === userId && member.ready)
      if (status === 'preparing' && !isReady)
        await client.call('setReady', { params: { gameId }, body: { ready: true } })
    },
    leave: visit.leave,
  }
}
