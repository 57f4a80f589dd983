// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

// The endpoints of every tag.

import { authApi } from '../../src/api/auth-api.ts'

/** By the ids of their operations. */
export const allEndpoints = {
  ...authApi.endpoints,
}
