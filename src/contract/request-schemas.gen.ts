// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import {
  zVerificationCheck,
  zVerificationStart,
} from './zod.gen.ts'

/** The schema of each operation's JSON body; an operation without one takes none. */
export const requestSchemas = {
  startVerification: zVerificationStart,
  checkVerification: zVerificationCheck,
} as const

/** The schemas of each operation's parameters, and what the text of each one stands for. */
export const parameterSchemas = {} as const
