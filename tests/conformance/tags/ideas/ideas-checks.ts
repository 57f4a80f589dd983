import type { Check, TagCases } from '../../kernel/check.ts'
import { keyRule, versionRules } from '../../kernel/derived.ts'
import { pageRule } from '../../kernel/lists.ts'
import { permissionsOf } from '../../kernel/permissions.ts'
import { withGame } from '../../kernel/table.ts'
import {
  listGameIdeasCases,
  listGameIdeaTablesCases,
  removeGameIdeaCases,
  removeGameIdeaTableCases,
} from './game-cases.ts'
import { deleteIdeaCases, restoreIdeaCases } from './gone-cases.ts'
import {
  changeIdeaCases,
  changesIdea,
  createIdeaCases,
  getIdeaCases,
  listedIdeas,
  listIdeasCases,
  makesIdea,
} from './idea-cases.ts'
import { ideaRules } from './idea-rules.ts'
import { discard, discardTable, ideasRows } from './kept.ts'
import { importIdeasCases, listIdeaChangesCases } from './many-cases.ts'
import { authorRules, sightRules } from './sight-rules.ts'
import {
  changeIdeaTableCases,
  changesTable,
  createIdeaTableCases,
  deleteIdeaTableCases,
  getIdeaTableCases,
  listedTables,
  listIdeaTablesCases,
  makesTable,
} from './table-cases.ts'
import { tableNameRules, tableRules } from './table-rules.ts'

export const ideasCases: TagCases<'ideas'> = {
  listIdeas: listIdeasCases,
  createIdea: createIdeaCases,
  listIdeaChanges: listIdeaChangesCases,
  importIdeas: importIdeasCases,
  getIdea: getIdeaCases,
  changeIdea: changeIdeaCases,
  deleteIdea: deleteIdeaCases,
  restoreIdea: restoreIdeaCases,
  listGameIdeas: listGameIdeasCases,
  removeGameIdea: removeGameIdeaCases,
  listIdeaTables: listIdeaTablesCases,
  createIdeaTable: createIdeaTableCases,
  getIdeaTable: getIdeaTableCases,
  changeIdeaTable: changeIdeaTableCases,
  deleteIdeaTable: deleteIdeaTableCases,
  listGameIdeaTables: listGameIdeaTablesCases,
  removeGameIdeaTable: removeGameIdeaTableCases,
}

/** What no single answer shows of ideas and tables; at the end, what the run has made is deleted. */
export const ideasRules: Check[] = [
  ...permissionsOf(ideasRows),
  ...versionRules('changeIdea', changesIdea),
  ...versionRules('changeIdeaTable', changesTable),
  keyRule('createIdea', { right: makesIdea, name: 'ideaId', clear: (run, ideaId) => discard(run, 'host', ideaId) }),
  keyRule('createIdeaTable', { right: makesTable, name: 'tableId', clear: discardTable }),
  pageRule('listIdeas', listedIdeas),
  pageRule('listIdeaTables', listedTables),
  pageRule('listGameIdeas', { ...listedIdeas, open: (run, work) => withGame(run, {}, (gameId) => work({ gameId })) }),
  ...ideaRules,
  ...sightRules,
  ...authorRules,
  ...tableNameRules,
  ...tableRules,
]
