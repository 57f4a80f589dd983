import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { NewInvitation } from '../../../../src/contract/types.gen.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { badBodies, badLines, mustBe, mustLead, mustName, noPage, refuseAll, withField } from '../games/cases.ts'
import { type OpenId, otherRole, type Row, refusedToRoles, unknownGame, withoutSession } from '../games/permissions.ts'
import {
  ask,
  idOf,
  inHours,
  keyed,
  newId,
  newLink,
  openLink,
  type Part,
  standingTable,
  type Table,
  withGame,
} from '../games/table.ts'

type InvitationsId = Extract<
  OpenId,
  | 'listInvitations'
  | 'createInvitation'
  | 'getInvitation'
  | 'revokeInvitation'
  | 'listRequests'
  | 'acceptRequest'
  | 'declineRequest'
>

const theLink = (_run: Run, { asking }: Table) => ({ params: { invitationId: asking.invitationId } })
const whoWaits = async (run: Run) => ({ params: { userId: await idOf(run, 'waiting') } })

/** What may be done with the links of a game and with requests: an operation without a row is a type error. */
export const invitationsRows: Record<InvitationsId, Row> = {
  listInvitations: { done: 200 },
  createInvitation: { done: 201, with: () => ({ headers: keyed(), body: newLink() }) },
  getInvitation: { done: 200, with: theLink },
  revokeInvitation: { done: 200, with: theLink, spends: true },
  listRequests: { done: 200 },
  acceptRequest: { done: 204, with: whoWaits, spends: true },
  declineRequest: { done: 204, with: whoWaits, spends: true },
}

const make = (run: Run, gameId: string, body: unknown, headers = keyed(), part: Part = 'host') =>
  ask(run, part, 'createInvitation', { params: { gameId }, headers, body })
export const readLink = (run: Run, gameId: string, invitationId: string) =>
  ask(run, 'host', 'getInvitation', { params: { gameId, invitationId } })

/** Links that the game does not have: one that nobody has, and one of another game of the same host. */
async function unknownLinks(run: Run) {
  const others: { what: string; request: { params: Record<string, string> } }[] = [
    { what: 'a link that nobody has', request: { params: { invitationId: newId() } } },
    { what: 'an id of another form', request: { params: { invitationId: 'x' } } },
  ]
  await withGame(run, {}, async (gameId) => {
    const { invitationId } = await openLink(run, gameId)
    const { gameId: own, admin } = await standingTable(run)
    const forAdmins = { params: { gameId: own, invitationId: admin.invitationId } }
    run.hasStatus(await ask(run, 'admin', 'getInvitation', forAdmins), 404, 'a link for admins, to an admin')
    const list = await ask(run, 'admin', 'listInvitations', { params: { gameId: own } })
    if (list.came.body.includes(admin.token))
      run.fail('an admin is told the token of a link for admins', pointerTo('listInvitations'), list)
    for (const id of ['getInvitation', 'revokeInvitation'] as const)
      run.hasStatus(
        await ask(run, 'host', id, { params: { gameId: own, invitationId } }),
        404,
        'a link of another game of mine',
      )
    mustBe(run, await readLink(run, gameId, invitationId), ['revokedAt'], undefined, 'a link of another game')
  })
  return others
}

export const listInvitationsCases: CasesOf<'listInvitations'> = {
  200: {
    title: 'the links come, the newest first, with their tokens',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const links = [await openLink(run, gameId), await openLink(run, gameId)].toReversed()
        const list = await ask(run, 'host', 'listInvitations', { params: { gameId } })
        if (!run.hasStatus(list, 200, 'by the host')) return
        for (const [at, { invitationId, token }] of links.entries()) {
          mustBe(run, list, ['items', String(at), 'invitationId'], invitationId, 'the links')
          mustBe(run, list, ['items', String(at), 'token'], token, 'the links')
        }
      }),
  },
  400: noPage(async (run, query) => {
    const { gameId } = await standingTable(run)
    return ask(run, 'host', 'listInvitations', { params: { gameId }, query })
  }),
  ...refusedToRoles('listInvitations', invitationsRows.listInvitations),
}

/** Near the borders of what a link may be; the server's clock may be a little off. */
const nearLinks = (valid: NewInvitation) => [
  ...withField(valid, 'label', ['x'.repeat(41), ...badLines]),
  ...withField(valid, 'role', ['host', 'Player', 'guest']),
  ...withField(valid, 'approval', ['none', 'Host']),
  ...withField(valid, 'maxUses', [0, 51, 1.5, '5', -1]),
  ...withField(valid, 'expiresAt', ['tomorrow', '2026-13-01T00:00:00Z', '2026-12-01', 1_795_204_800]),
]
const otherTimes = (valid: NewInvitation) => withField(valid, 'expiresAt', [inHours(0.9), inHours(-1), inHours(722)])

export const createInvitationCases: CasesOf<'createInvitation'> = {
  201: {
    title: 'a link is made, and is where it is said to be',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        // In UTC, and by a clock that is two hours ahead of it.
        const inTheEast = inHours(26).replace(/\.\d+Z$/, '+02:00')
        for (const expiresAt of [inHours(1.1), inHours(719), inTheEast]) {
          const body = newLink({ label: 'for the Tuesday group', maxUses: 3, expiresAt })
          const made = await make(run, gameId, body)
          if (!run.hasStatus(made, 201, `a link until ${expiresAt}`)) continue
          const invitationId = String(field(made, 'invitationId'))
          mustName(run, made, 'a new link')
          const { expiresAt: _, ...rest } = body
          const expected = { ...rest, uses: 0, revokedAt: undefined }
          for (const [name, value] of Object.entries(expected)) mustBe(run, made, [name], value, 'a new link')
          mustBe(run, made, ['createdBy', 'userId'], await idOf(run, 'host'), 'a new link')
          const end = Date.parse(String(field(made, 'expiresAt')))
          if (Math.abs(end - Date.parse(expiresAt)) >= 1000) mustBe(run, made, ['expiresAt'], expiresAt, 'a new link')
          const path = buildPath(operations.getInvitation.path, { gameId, invitationId })
          await mustLead(run, made, path, () => readLink(run, gameId, invitationId))
        }
      }),
  },
  400: {
    title: 'what is no link is refused, and one without a key',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const valid = newLink({ label: '' })
      const all = [...badBodies('createInvitation', valid, nearLinks(valid)), ...otherTimes(valid)]
      await refuseAll(run, all, (request) =>
        ask(run, 'host', 'createInvitation', { params: { gameId }, headers: keyed(), ...request }),
      )
      const keyless = await ask(run, 'host', 'createInvitation', { params: { gameId }, body: valid })
      run.hasStatus(keyless, 400, 'without a key')
    },
  },
  401: withoutSession('createInvitation', invitationsRows.createInvitation),
  403: otherRole('createInvitation', invitationsRows.createInvitation, async (run, { gameId }) => {
    const link = await make(run, gameId, newLink({ role: 'admin' }), keyed(), 'admin')
    run.hasStatus(link, 403, 'a link for admins, by an admin')
  }),
  404: unknownGame('createInvitation', invitationsRows.createInvitation),
  409: {
    title: 'a key is for one link, and an archived game has no new ones',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const headers = keyed()
        await make(run, gameId, newLink({ maxUses: 1 }), headers)
        const other = await make(run, gameId, newLink({ maxUses: 2 }), headers)
        run.hasStatus(other, 409, 'a key that was used for another link')
        await ask(run, 'host', 'archiveGame', { params: { gameId } })
        run.hasStatus(await make(run, gameId, newLink()), 409, 'a link into an archived game')
      }),
  },
}

export const getInvitationCases: CasesOf<'getInvitation'> = {
  200: {
    title: 'host and admin see a link, with its version',
    run: async (run) => {
      const { gameId, asking } = await standingTable(run)
      for (const part of ['host', 'admin'] as const) {
        const { invitationId, token } = asking
        const link = await ask(run, part, 'getInvitation', { params: { gameId, invitationId } })
        if (!run.hasStatus(link, 200, `by the role ${part}`)) continue
        mustName(run, link, 'a link')
        mustBe(run, link, ['token'], token, 'a link')
        mustBe(run, link, ['uses'], 1, 'a link by which one person asked')
      }
    },
  },
  401: withoutSession('getInvitation', invitationsRows.getInvitation),
  403: otherRole('getInvitation', invitationsRows.getInvitation),
  404: unknownGame('getInvitation', invitationsRows.getInvitation, unknownLinks),
}

export const revokeInvitationCases: CasesOf<'revokeInvitation'> = {
  200: {
    title: 'a link is revoked, at the time of the first of two calls',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const { invitationId } = await openLink(run, gameId)
        const revoke = () => ask(run, 'host', 'revokeInvitation', { params: { gameId, invitationId } })
        const first = await revoke()
        if (!run.hasStatus(first, 200, 'a link of mine')) return
        const at = Date.parse(String(field(first, 'revokedAt')))
        if (!(at > 0)) mustBe(run, first, ['revokedAt'], 'a time', 'a revoked link')
        if (mustName(run, first, 'a revoked link') !== 2) mustBe(run, first, ['rev'], 2, 'a revoked link')
        const again = await revoke()
        run.hasStatus(again, 200, 'a link that is revoked already')
        for (const exchange of [again, await readLink(run, gameId, invitationId)])
          for (const name of ['revokedAt', 'rev']) mustBe(run, exchange, [name], field(first, name), 'revoked twice')
      }),
  },
  401: withoutSession('revokeInvitation', invitationsRows.revokeInvitation),
  403: otherRole('revokeInvitation', invitationsRows.revokeInvitation),
  404: unknownGame('revokeInvitation', invitationsRows.revokeInvitation, unknownLinks),
}
