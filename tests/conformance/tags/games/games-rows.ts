import { type WithCall, withField } from '../../kernel/cases.ts'
import { keyed, newGame, newId, withGroup } from '../../kernel/group.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { requestOf, sceneIn } from '../../kernel/scene.ts'

export const makesGame: WithCall = (_run, work) => work('host', { headers: keyed(), body: newGame })

/** Texts that look like a time zone but are not one. */
export const noZone = withField('timeZone', ['Mars/Olympus', 'Europe/Emberhall', '+01', 'GMT+25'])

const notHere = withField('userId', [newId(), 'waiting', 'removed', 'stranger'])
const thePlayer = { input: { userId: 'player' }, notThere: notHere }

export const gamesRows: RowsOf<'games'> = {
  getGame: {},
  changeGame: { input: () => ({ pitch: newId() }), bad: noZone },
  deleteGame: { ownGame: true },
  archiveGame: { ownGame: true },
  restoreGame: {},
  listMembers: {},
  getMember: thePlayer,
  changeMember: {
    ...thePlayer,
    input: { userId: 'player', role: 'player' },
    change: (run, work) =>
      withGroup(run, async ({ gameId }) =>
        work('host', await requestOf(run, 'host', 'changeMember', { userId: 'player', role: 'admin' }, gameId)),
      ),
  },
  removeMember: {
    ...thePlayer,
    ownGame: true,
    // An admin removes no admin.
    forbidden: ({ run }) =>
      withGroup(run, async ({ gameId, admin }) => {
        const { by } = sceneIn(run, gameId)
        await by('stranger', 'acceptInvitation', 200, admin)
        for (const userId of ['stranger', 'admin']) await by('admin', 'removeMember', 403, { userId })
      }),
  },
  leaveGame: { statusOf: { host: 409 }, ownGame: true },
  handOverGame: { ...thePlayer, ownGame: true, bad: [{ userId: 'host' }] },
}

/** My newest games, among them those of the check. */
export const newest = { limit: 100 }
