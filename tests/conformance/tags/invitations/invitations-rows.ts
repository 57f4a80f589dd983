import { withField } from '../../kernel/cases.ts'
import { pointerTo } from '../../kernel/check.ts'
import { type Group, inHours, newId, openLink, withGame, withGroup } from '../../kernel/group.ts'
import type { Listed } from '../../kernel/lists.ts'
import type { Row, RowsOf } from '../../kernel/permissions.ts'
import { type Scene, sceneIn } from '../../kernel/scene.ts'

/** Links that do not exist for this person. */
async function unknownLinks({ by, last, run, admin }: Scene & Group) {
  for (const id of ['getInvitation', 'revokeInvitation'] as const) await by('admin', id, 404, admin)
  await by('admin', 'listInvitations', 200)
  if (last().came.body.includes(admin.token))
    run.fail('an admin sees the token of a link for admins', pointerTo('listInvitations'), last())
  return withField('invitationId', [newId(), 'x'])
}

const decision: Row = {
  input: { userId: 'waiting' },
  ownGame: true,
  notThere: withField('userId', [newId(), 'player', 'stranger']),
}
/** What an admin may not decide: a request to become an admin. */
const decides = (id: 'acceptRequest' | 'declineRequest'): Row => ({
  ...decision,
  forbidden: ({ run }) =>
    withGroup(run, async ({ gameId }) => {
      const { by } = sceneIn(run, gameId)
      await by('stranger', 'acceptInvitation', 200, await by('host', 'createInvitation', 201, forAdmins))
      await by('admin', id, 403, { userId: 'stranger' })
    }),
})
const forAdmins = { approval: 'host', role: 'admin' }

const aLink: Row = { input: ({ asking }) => asking, notThere: unknownLinks }

export const invitationsRows: RowsOf<'invitations'> = {
  listInvitations: {},
  createInvitation: {
    input: { label: '' },
    bad: withField('expiresAt', [inHours(0.9), inHours(-1), inHours(722)]),
    forbidden: ({ by }) => by('admin', 'createInvitation', 403, { role: 'admin' }),
  },
  getInvitation: aLink,
  revokeInvitation: { ...aLink, ownGame: true },
  listRequests: {},
  acceptRequest: decides('acceptRequest'),
  declineRequest: decides('declineRequest'),
}

export const listedLinks: Listed = {
  name: 'invitationId',
  open: (run, work) => withGame(run, {}, (gameId) => work({ gameId })),
  add: async (run, { gameId = '' }) => (await openLink(run, gameId)).invitationId,
  // A revoked link stays in the list.
  drop: async () => undefined,
}
