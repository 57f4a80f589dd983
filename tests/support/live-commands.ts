import type { World } from '../../mocks/db/world.ts'
import { statusOf } from '../../src/api/api-error.ts'
import type { EventType } from '../../src/api/cache-updaters.ts'
import { ifMatch } from '../../src/api/call.ts'
import type {
  Dice,
  Game,
  InvitationList,
  JoinRequest,
  LogList,
  MemberList,
  NewInvitation,
  Notes,
  Schedule,
} from '../../src/contract/types.gen.ts'
import type { LiveClient } from './live-client.ts'
import type { Live } from './live-store.ts'
import type { Person } from './mock-game.ts'
import type { SheetEvent } from './sheet-commands.ts'

type Options = {
  live: Live
  world: World
  gameId: string
  /** Of a link for players. */
  token: string
  /** Of one by which they ask. */
  asking: string
  /** A person who repeatedly asks to join. */
  guest: Person
  clients: LiveClient[]
  random: () => number
}

type Act = (client: LiveClient) => unknown

/** Presence changes with the connections, and no storm is about ideas. */
type CausedEvent = Exclude<EventType, SheetEvent | 'presence.changed' | `idea.${string}`>

/** What members do, by the screens' own calls; without permission they are refused. */
export function commandsOf({ live, world, gameId, token, asking, guest, clients, random }: Options) {
  const params = { gameId }
  const pick = <Item>(items: readonly Item[] = []) => items[Math.floor(random() * items.length)]
  const name = () => `Name ${Math.floor(random() * 1000)}`
  const key = () => ({ 'Idempotency-Key': world.newId() })
  /** The number of nudges that the server may have accepted, by recipient. */
  const nudges = new Map<string, number>()
  const { gamesApi, invitationsApi, lobbyApi, logApi, scheduleApi } = live

  const watch = ({ store }: LiveClient) => {
    const options = { subscriptionOptions: {} }
    void store.dispatch(gamesApi.endpoints.getGame.initiate({ params }, options))
    void store.dispatch(gamesApi.endpoints.listMyGames.initiate(undefined, options))
    void store.dispatch(gamesApi.endpoints.listMembers.initiate({ params }, options))
    void store.dispatch(invitationsApi.endpoints.listRequests.initiate({ params, query: { limit: 100 } }, options))
    void store.dispatch(invitationsApi.endpoints.listAllInvitations.initiate({ params }, options))
    void store.dispatch(lobbyApi.endpoints.getLobby.initiate({ params }, options))
    void store.dispatch(lobbyApi.endpoints.getNotes.initiate({ params }, options))
    void store.dispatch(lobbyApi.endpoints.listBoundaries.initiate({ params }, options))
    void store.dispatch(scheduleApi.endpoints.getSchedule.initiate({ params }, options))
    void store.dispatch(logApi.endpoints.listWholeLog.initiate({ params }, options))
    void store.dispatch(logApi.endpoints.getDice.initiate({ params }, options))
  }
  for (const client of clients) watch(client)

  /** A person asks to join, or leaves if they were accepted. */
  const visit: Act = async () => {
    const { status } = await guest.call('leaveGame', { params })
    if (status === 404) await guest.call('acceptInvitation', { params, body: { token: asking } })
  }
  const answerVisit: Act = ({ store, kept }) => {
    const request = pick((kept('listRequests') as { items: JoinRequest[] } | undefined)?.items)
    const arg = request && { params: { gameId, userId: request.person.userId } }
    const { acceptRequest, declineRequest } = invitationsApi.endpoints
    return arg && store.dispatch((random() < 0.5 ? acceptRequest : declineRequest).initiate(arg))
  }
  const audience = () => pick(['everyone', 'hosts', 'me'] as const) ?? 'everyone'
  const entryOf = ({ kept }: LiveClient) => {
    const entry = pick((kept('listWholeLog') as { pages: LogList[] } | undefined)?.pages[0]?.items)
    return entry && { params: { gameId, entryId: entry.entryId } }
  }
  /** Each event, and what members do that causes it. */
  const causes: Record<CausedEvent, [Act, ...Act[]]> = {
    'game.changed': [
      ({ store, kept }) => {
        const game: Game | undefined = kept('getGame')
        const body = random() < 0.5 ? { name: name() } : { pitch: name() }
        return game && store.dispatch(gamesApi.endpoints.changeGame.initiate({ params, headers: ifMatch(game), body }))
      },
    ],
    'member.changed': [
      ({ store, kept }) => {
        const member = pick((kept('listMembers') as MemberList | undefined)?.items)
        const body = { role: random() < 0.5 ? ('admin' as const) : ('player' as const) }
        const arg = member && { params: { gameId, userId: member.userId }, headers: ifMatch(member), body }
        return arg && store.dispatch(gamesApi.endpoints.changeMember.initiate(arg))
      },
      async ({ person }) => {
        const profile = await person.call('getProfile')
        const { rev } = profile.body as { rev: number }
        await person.call('changeProfile', { headers: ifMatch({ rev }), body: { displayName: name() } })
      },
    ],
    'member.left': [({ store }) => random() < 0.3 && store.dispatch(gamesApi.endpoints.leaveGame.initiate({ params }))],
    // These two take effect in pairs, so they must be frequent.
    'request.changed': [visit, visit, visit],
    'request.gone': [answerVisit, answerVisit, answerVisit],
    'invitation.changed': [
      ({ store }) => {
        const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
        const body: NewInvitation = { label: name(), role: 'player', approval: 'host', maxUses: 3, expiresAt }
        return store.dispatch(invitationsApi.endpoints.createInvitation.initiate({ params, headers: key(), body }))
      },
      ({ store, kept }) => {
        const pages = (kept('listAllInvitations') as { pages: InvitationList[] } | undefined)?.pages
        const link = pick(pages?.[0]?.items.filter((each) => each.token !== token && each.token !== asking))
        const arg = link && { params: { gameId, invitationId: link.invitationId } }
        return arg && store.dispatch(invitationsApi.endpoints.revokeInvitation.initiate(arg))
      },
    ],
    'ready.changed': [
      ({ store }) => store.dispatch(lobbyApi.endpoints.setReady.initiate({ params, body: { ready: random() < 0.6 } })),
    ],
    'pause.changed': [
      ({ store }) => store.dispatch(lobbyApi.endpoints.pauseGame.initiate({ params })),
      ({ store }) => store.dispatch(lobbyApi.endpoints.resumeGame.initiate({ params })),
    ],
    'play.starting': [({ store }) => store.dispatch(lobbyApi.endpoints.startGame.initiate({ params }))],
    'play.ended': [({ store }) => store.dispatch(lobbyApi.endpoints.endGame.initiate({ params }))],
    'notes.changed': [
      ({ store, kept }) => {
        const notes: Notes | undefined = kept('getNotes')
        const arg = notes && { params, headers: ifMatch(notes), body: { agenda: name() } }
        return arg && store.dispatch(lobbyApi.endpoints.changeNotes.initiate(arg))
      },
    ],
    'boundaries.changed': [
      ({ store }) =>
        store.dispatch(
          lobbyApi.endpoints.addBoundary.initiate({ params, headers: key(), body: { kind: 'line', text: name() } }),
        ),
    ],
    'schedule.changed': [
      ({ store, kept }) => {
        const schedule: Schedule | undefined = kept('getSchedule')
        const dates = [1, 2].map((day) => new Date(Date.now() + day * 86_400_000).toISOString())
        const arg = schedule && { params, headers: ifMatch(schedule), body: { durationMinutes: 180, dates } }
        return arg && store.dispatch(scheduleApi.endpoints.offerDates.initiate(arg as never))
      },
      ({ store, kept }) => {
        const dateId = pick((kept('getSchedule') as Schedule | undefined)?.offer?.dates)?.dateId
        const answer = random() < 0.5 ? ('yes' as const) : ('no' as const)
        const arg = dateId && { params: { gameId, dateId }, body: { answer } }
        return arg && store.dispatch(scheduleApi.endpoints.answerDate.initiate(arg))
      },
    ],
    nudged: [
      async ({ store }) => {
        const userId = pick(clients)?.person.userId ?? ''
        const count = (by: number) => nudges.set(userId, (nudges.get(userId) ?? 0) + by)
        // It counts unless the server refuses it: after a lost or aborted answer no one knows what the server has done.
        count(1)
        const { error } = await store.dispatch(lobbyApi.endpoints.nudge.initiate({ params, body: { userId } }))
        if (statusOf(error)) count(-1)
      },
    ],
    'log.added': [
      ({ store }) => {
        const to = random() < 0.3 ? { to: pick(clients)?.person.userId ?? '' } : {}
        const body = { text: name(), audience: audience(), ...to }
        return store.dispatch(logApi.endpoints.sendMessage.initiate({ params, headers: key(), body }))
      },
      ({ store, kept, person }) => {
        const dice = kept('getDice') as Dice | undefined
        const { commitment } = dice?.commitments.find(({ userId }) => userId === person.userId) ?? {}
        const asked = pick(dice?.requests)?.entryId
        const answers = asked && random() < 0.7 ? { answers: asked } : {}
        const roll = { notation: '2d6', label: '', audience: audience(), nonce: 'N'.repeat(22), ...answers }
        const arg = commitment && { params, headers: key(), body: { ...roll, commitment } }
        return arg && store.dispatch(logApi.endpoints.rollDice.initiate(arg))
      },
    ],
    'log.changed': [
      (client) => {
        const arg = entryOf(client)
        const { showEntry, removeEntry, closeRollRequest } = logApi.endpoints
        if (!arg) return undefined
        if (random() < 0.3) return client.store.dispatch(closeRollRequest.initiate(arg))
        return client.store.dispatch(random() < 0.5 ? showEntry.initiate(arg) : (removeEntry.initiate(arg) as never))
      },
    ],
    'roll.asked': [
      ({ store }) => {
        const body = { label: name(), audience: audience() }
        return store.dispatch(logApi.endpoints.askForRoll.initiate({ params, headers: key(), body }))
      },
    ],
  }
  const acts = Object.values(causes).flat()

  /** A person who has left returns by the link. */
  const comeBack = async (client: LiveClient) => {
    await client.person.call('acceptInvitation', { params, body: { token } })
    client.reopen()
    watch(client)
  }
  return {
    nudges,
    comeBack,
    async act(client: LiveClient) {
      if (client.connection()?.state === 'ended') return comeBack(client)
      const act = pick(acts)
      // It is not awaited: calls overtake each other.
      if (act) void Promise.resolve(act(client)).catch(() => {})
    },
  }
}
