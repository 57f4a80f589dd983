import { withField } from '../../kernel/cases.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Listed } from '../../kernel/lists.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import { requestOf } from '../../kernel/scene.ts'
import {
  ask,
  come,
  idOf,
  inHours,
  newId,
  newLink,
  openLink,
  type Table,
  withGame,
  withTable,
} from '../../kernel/table.ts'

const theLink = (_run: Run, { asking }: Table) => ({ params: { invitationId: asking.invitationId } })
const whoWaits = async (run: Run) => ({ params: { userId: await idOf(run, 'waiting') } })

/** Links that do not exist for this person. */
async function unknownLinks(run: Run, { gameId, admin }: Table) {
  const forAdmins = { params: { gameId, invitationId: admin.invitationId } }
  run.hasStatus(await ask(run, 'admin', 'getInvitation', forAdmins), 404, 'a link for admins, to an admin')
  run.hasStatus(await ask(run, 'admin', 'revokeInvitation', forAdmins), 404, 'a link for admins, to an admin')
  const list = await ask(run, 'admin', 'listInvitations', { params: { gameId } })
  if (list.came.body.includes(admin.token))
    run.fail('an admin sees the token of a link for admins', pointerTo('listInvitations'), list)
  return [newId(), 'x'].map((invitationId) => ({ what: invitationId, request: { params: { invitationId } } }))
}

/** People without a request. */
const noRequest = async (run: Run) => [
  { what: 'somebody that nobody is', request: { params: { userId: newId() } } },
  { what: 'a member', request: { params: { userId: await idOf(run, 'player') } } },
  { what: 'a stranger', request: { params: { userId: await idOf(run, 'stranger') } } },
]

/** What an admin may not decide: a request to become an admin. */
const ofAdmins = (id: 'acceptRequest' | 'declineRequest') => (run: Run) =>
  withTable(run, async ({ gameId }) => {
    await come(run, 'stranger', await openLink(run, gameId, { approval: 'host', role: 'admin' }))
    const params = { gameId, userId: await idOf(run, 'stranger') }
    run.hasStatus(await ask(run, 'admin', id, { params }), 403, 'another admin, by an admin')
  })

const decision = { done: 204, with: whoWaits, spends: true, notThere: noRequest } as const

export const invitationsRows: RowsOf<'invitations'> = {
  listInvitations: { done: 200 },
  createInvitation: {
    done: 201,
    with: (run, { gameId }) => requestOf(run, 'host', 'createInvitation', { gameId, label: '' }),
    bad: () => withField(newLink(), 'expiresAt', [inHours(0.9), inHours(-1), inHours(722)]),
    forbidden: async (run, { gameId }) => {
      const link = await requestOf(run, 'admin', 'createInvitation', { gameId, role: 'admin' })
      run.hasStatus(await ask(run, 'admin', 'createInvitation', link), 403, 'a link for admins, by an admin')
    },
  },
  getInvitation: { done: 200, with: theLink, notThere: unknownLinks },
  revokeInvitation: { done: 200, with: theLink, spends: true, notThere: unknownLinks },
  listRequests: { done: 200 },
  acceptRequest: { ...decision, forbidden: ofAdmins('acceptRequest') },
  declineRequest: { ...decision, forbidden: ofAdmins('declineRequest') },
}

export const listedLinks: Listed = {
  name: 'invitationId',
  open: (run, work) => withGame(run, {}, (gameId) => work({ gameId })),
  add: async (run, { gameId = '' }) => (await openLink(run, gameId)).invitationId,
  // A revoked link stays in the list.
  drop: async () => undefined,
}
