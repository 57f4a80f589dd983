import { openIndexedDb } from '../../mocks/db/indexed-db.ts'
import { timeChanges } from './mock-changes.ts'

let count = 0

/** The result of `timeChanges` in this page. */
export const measured = timeChanges(() => openIndexedDb(`bench ${count++}`))
