import type { OperationId } from '../../src/contract/operations.gen.ts'
import { allEndpoints } from './all-endpoints.gen.ts'

/** The endpoints of every tag. A missing operation is a type error here. */
export const endpoints: Record<OperationId, object> = allEndpoints
