import type { Fault } from '../../../kernel/faults/fault.ts'
import { ideaFaults } from './idea-faults.ts'
import { keptFaults } from './kept-faults.ts'
import { listFaults } from './list-faults.ts'
import { sightFaults } from './sight-faults.ts'
import { tableFaults } from './table-faults.ts'
import { tableNameFaults } from './table-name-faults.ts'

/** Faults in ideas and tables that are written out; those of each refusal are made from the cases. */
export const writtenFaults: Record<string, Fault> = {
  ...ideaFaults,
  ...keptFaults,
  ...listFaults,
  ...sightFaults,
  ...tableFaults,
  ...tableNameFaults,
}
