import { deliveryRules } from './delivery-rules.ts'
import { messageRules } from './message-rules.ts'
import { originRules } from './origin-rules.ts'
import { surfaceRules } from './surface-rules.ts'

/** Checks for every operation, whatever its tag. */
export const generalRules = [...surfaceRules, ...originRules, ...deliveryRules, ...messageRules]
