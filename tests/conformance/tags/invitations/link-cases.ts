import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import { mustBe, mustHave, mustLead, mustName, withField } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { refusedIn } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import { type Listed, newestFirst } from '../../kernel/lists.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import {
  ask,
  come,
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
  withTable,
} from '../../kernel/table.ts'

const theLink = (_run: Run, { asking }: Table) => ({ params: { invitationId: asking.invitationId } })
const whoWaits = async (run: Run) => ({ params: { userId: await idOf(run, 'waiting') } })

/** Links that the game does not have for who asks. */
async function unknownLinks(run: Run, { gameId, admin }: Table) {
  const forAdmins = { params: { gameId, invitationId: admin.invitationId } }
  run.hasStatus(await ask(run, 'admin', 'getInvitation', forAdmins), 404, 'a link for admins, to an admin')
  const list = await ask(run, 'admin', 'listInvitations', { params: { gameId } })
  if (list.came.body.includes(admin.token))
    run.fail('an admin is told the token of a link for admins', pointerTo('listInvitations'), list)
  return [newId(), 'x'].map((invitationId) => ({
    what: `the link ${invitationId}`,
    request: { params: { invitationId } },
  }))
}

/** People who do not wait. */
const noRequest = async (run: Run) => [
  { what: 'somebody that nobody is', request: { params: { userId: newId() } } },
  { what: 'a member', request: { params: { userId: await idOf(run, 'player') } } },
  { what: 'a stranger', request: { params: { userId: await idOf(run, 'stranger') } } },
]

/** On who asks to be an admin an admin does not decide. */
const adminsByAdmins = (run: Run, id: 'acceptRequest' | 'declineRequest') =>
  withAdminRequest(run, async (gameId) => {
    const params = { gameId, userId: await idOf(run, 'stranger') }
    run.hasStatus(await ask(run, 'admin', id, { params }), 403, 'another admin, by an admin')
  })

/** An admin, and somebody who waits to become another. */
export const withAdminRequest = (run: Run, work: (gameId: string) => Promise<void>) =>
  withTable(run, async ({ gameId }) => {
    await come(run, 'stranger', await openLink(run, gameId, { approval: 'host', role: 'admin' }))
    await work(gameId)
  })

/** What may be done with the links of a game and with requests. */
export const invitationsRows: RowsOf<'invitations'> = {
  listInvitations: { done: 200 },
  createInvitation: {
    done: 201,
    with: () => ({ headers: keyed(), body: newLink({ label: '' }) }),
    bad: () => withField(newLink(), 'expiresAt', [inHours(0.9), inHours(-1), inHours(722)]),
    forbidden: async (run, { gameId }) => {
      const link = await make(run, gameId, newLink({ role: 'admin' }), keyed(), 'admin')
      run.hasStatus(link, 403, 'a link for admins, by an admin')
    },
  },
  getInvitation: { done: 200, with: theLink, notThere: unknownLinks },
  revokeInvitation: { done: 200, with: theLink, spends: true, notThere: unknownLinks },
  listRequests: { done: 200 },
  acceptRequest: {
    done: 204,
    with: whoWaits,
    spends: true,
    notThere: noRequest,
    forbidden: (run) => adminsByAdmins(run, 'acceptRequest'),
  },
  declineRequest: {
    done: 204,
    with: whoWaits,
    spends: true,
    notThere: noRequest,
    forbidden: (run) => adminsByAdmins(run, 'declineRequest'),
  },
}

const make = (run: Run, gameId: string, body: unknown, headers = keyed(), part: Part = 'host') =>
  ask(run, part, 'createInvitation', { params: { gameId }, headers, body })
export const readLink = (run: Run, gameId: string, invitationId: string) =>
  ask(run, 'host', 'getInvitation', { params: { gameId, invitationId } })

export const listedLinks: Listed = {
  name: 'invitationId',
  open: (run, work) => withGame(run, {}, (gameId) => work({ gameId })),
  add: async (run, { gameId = '' }) => (await openLink(run, gameId)).invitationId,
  // A link that is revoked stays in the list.
  drop: async () => undefined,
}

export const listInvitationsCases: CasesOf<'listInvitations'> = {
  200: newestFirst('listInvitations', listedLinks),
  ...refusedIn('listInvitations', invitationsRows.listInvitations),
}

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
          mustHave(run, made, expected, 'a new link')
          mustBe(run, made, ['createdBy', 'userId'], await idOf(run, 'host'), 'a new link')
          const end = Date.parse(String(field(made, 'expiresAt')))
          if (Math.abs(end - Date.parse(expiresAt)) >= 1000) mustBe(run, made, ['expiresAt'], expiresAt, 'a new link')
          const path = buildPath(operations.getInvitation.path, { gameId, invitationId })
          await mustLead(run, made, path, () => readLink(run, gameId, invitationId))
        }
      }),
  },
  ...refusedIn('createInvitation', invitationsRows.createInvitation),
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
  ...refusedIn('getInvitation', invitationsRows.getInvitation),
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
  ...refusedIn('revokeInvitation', invitationsRows.revokeInvitation),
}
