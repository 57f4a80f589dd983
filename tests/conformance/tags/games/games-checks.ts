import type { Check, TagCases } from '../../kernel/check.ts'
import { afterRules } from './after-rules.ts'
import { archiveGameCases, deleteGameCases, restoreGameCases } from './away-cases.ts'
import { foreignRules } from './foreign-rules.ts'
import { changeGameCases, createGameCases, getGameCases, listGamesCases } from './game-cases.ts'
import { gameRules } from './game-rules.ts'
import { gamesRows } from './games-rows.ts'
import { listRules } from './list-rules.ts'
import { changeMemberCases, getMemberCases, listMembersCases } from './member-cases.ts'
import { memberRules } from './member-rules.ts'
import { permissionsOf } from './permissions.ts'
import { handOverGameCases, leaveGameCases, removeMemberCases } from './seat-cases.ts'

export const gamesCases: TagCases<'games'> = {
  listGames: listGamesCases,
  createGame: createGameCases,
  getGame: getGameCases,
  changeGame: changeGameCases,
  deleteGame: deleteGameCases,
  archiveGame: archiveGameCases,
  restoreGame: restoreGameCases,
  listMembers: listMembersCases,
  getMember: getMemberCases,
  changeMember: changeMemberCases,
  removeMember: removeMemberCases,
  leaveGame: leaveGameCases,
  handOverGame: handOverGameCases,
}

/** What no single answer shows of games and their members. */
export const gamesRules: Check[] = [
  ...permissionsOf(gamesRows),
  ...listRules,
  ...gameRules,
  ...memberRules,
  ...afterRules,
  ...foreignRules,
]
