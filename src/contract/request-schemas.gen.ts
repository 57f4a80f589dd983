// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { zCheckVerificationBody, zStartVerificationBody } from './zod.gen.ts'

/** The schema of each operation's request body; an operation without one takes none. */
export const requestSchemas = {
  startVerification: zStartVerificationBody,
  checkVerification: zCheckVerificationBody,
} as const
