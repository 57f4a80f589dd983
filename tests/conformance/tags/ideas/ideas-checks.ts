import type { Check, TagCases } from '../../kernel/check.ts'
import { permissionsOf } from '../games/permissions.ts'
import {
  listGameIdeasCases,
  listGameIdeaTablesCases,
  removeGameIdeaCases,
  removeGameIdeaTableCases,
} from './game-cases.ts'
import { deleteIdeaCases, restoreIdeaCases } from './gone-cases.ts'
import { changeIdeaCases, createIdeaCases, getIdeaCases, listIdeasCases } from './idea-cases.ts'
import { ideaRules } from './idea-rules.ts'
import { ideasRows } from './kept.ts'
import { importIdeasCases, listIdeaChangesCases } from './many-cases.ts'
import { authorRules, sightRules } from './sight-rules.ts'
import {
  changeIdeaTableCases,
  createIdeaTableCases,
  deleteIdeaTableCases,
  getIdeaTableCases,
  listIdeaTablesCases,
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
  ...ideaRules,
  ...sightRules,
  ...authorRules,
  ...tableNameRules,
  ...tableRules,
]
