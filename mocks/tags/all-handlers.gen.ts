// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

// The handlers of every tag.

import { authHandlers } from './auth/handlers.ts'

/** By the ids of their operations. */
export const allHandlers = {
  ...authHandlers,
}
