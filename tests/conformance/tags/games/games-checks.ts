import type { Check, TagCases } from '../../kernel/check.ts'
import { keyRule, ownTable, versionRules } from '../../kernel/derived.ts'
import { pageRule } from '../../kernel/lists.ts'
import { permissionsOf } from '../../kernel/permissions.ts'
import { clearGame } from '../../kernel/table.ts'
import { afterRules } from './after-rules.ts'
import {
  archiveGameCases,
  changeGameCases,
  createGameCases,
  deleteGameCases,
  getGameCases,
  listedGames,
  listGamesCases,
  makesGame,
  restoreGameCases,
} from './game-cases.ts'
import { foreignRules, gameRules } from './game-rules.ts'
import { gamesRows } from './games-rows.ts'
import { listRules } from './list-rules.ts'
import {
  changeMemberCases,
  getMemberCases,
  handOverGameCases,
  leaveGameCases,
  listMembersCases,
  makesAdmin,
  removeMemberCases,
} from './member-cases.ts'
import { memberRules } from './member-rules.ts'

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
  ...versionRules('changeGame', ownTable(gamesRows.changeGame)),
  ...versionRules('changeMember', makesAdmin),
  keyRule('createGame', { right: makesGame, name: 'gameId', clear: (run, gameId) => clearGame(run, gameId) }),
  pageRule('listGames', listedGames),
  ...listRules,
  ...gameRules,
  ...memberRules,
  ...afterRules,
  ...foreignRules,
]
