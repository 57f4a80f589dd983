import { newId } from '../../kernel/group.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { askIn } from '../../kernel/scene.ts'

export const lobbyRows: RowsOf<'lobby'> = {
  getLobby: {},
  setReady: { input: { ready: false } },
  nudge: {
    // Nobody nudges themselves.
    input: (_, part) => ({ userId: part === 'admin' ? 'player' : 'admin' }),
    ownGame: true,
    notThere: [{ userId: 'waiting' }, { userId: 'stranger' }],
  },
  seeNudge: {},
  pauseGame: {},
  resumeGame: {},
  startGame: { ownGame: true },
  endGame: { ownGame: true, input: ({ run, gameId }) => askIn(run, gameId, 'host', 'startGame').then(() => ({})) },
  getNotes: {},
  changeNotes: { input: () => ({ agenda: newId() }) },
  listBoundaries: {},
  addBoundary: { ownGame: true },
  takeBoundaryBack: {
    input: ({ by }) => by('host', 'addBoundary', 201),
    ownGame: true,
    async notThere({ by }) {
      const { takeBackKey } = await by('host', 'addBoundary', 201, { text: 'Another' })
      return [{ takeBackKey }, { takeBackKey: 'x'.repeat(32) }, { boundaryId: newId() }]
    },
  },
}
