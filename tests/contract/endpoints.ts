import { authApi } from '../../src/api/auth-api.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'

/** The endpoints of every slice of `src/api`; an operation without one is a type error here. */
export const endpoints: Record<OperationId, object> = {
  ...authApi.endpoints,
}
