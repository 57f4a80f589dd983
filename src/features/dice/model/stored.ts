import * as z from 'zod/mini'
import { zAudience, zMessageText, zNewRoll } from '../../../contract/schemas/log.gen.ts'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import { stored } from '../../../forms/stored.ts'
import { zSent } from '../../../forms/use-create.ts'
import { bound } from '../../../rules/text-rule.ts'

const zComposed = z.object({ notation: z.string(), label: z.string(), audience: zAudience })
/** A roll that is put together. */
export type Composed = z.infer<typeof zComposed>

/**
 * `answers`: the roll request that the tray answers. `before`: what was in the tray before something from elsewhere was
 * put into it.
 */
const zTray = z.extend(zComposed, { answers: z.optional(zKsuid), before: z.optional(zComposed) })
export type Tray = z.infer<typeof zTray>
export const emptyTray: Tray = { notation: '', label: '', audience: 'everyone' }

/** The contents of the tray of a game. */
export const trays = stored('tray', zTray)

/** A roll that was sent and is not answered yet. It is sent again unchanged. */
export const pendingRolls = stored('roll', z.object({ key: zKsuid, body: zNewRoll }))

/** The rolls that a person has pinned in a game, on this device. */
export const pinnedRolls = stored('pinned-rolls', z.object({ rolls: z.array(zComposed) }), { onDevice: true })

/** The newest entry that a person has seen in the log of a game. */
export const seenEntries = stored('log-seen', z.object({ at: z.string() }), { onDevice: true })

/** The messages that are being written. `to`: whom the shown one is for; `texts`: that of each, by whom it is for. */
export const messageDrafts = stored(
  'message',
  z.object({ to: z.string(), texts: z.record(z.string(), z.string()), sent: zSent }),
)

/** The roll request that is being put together. `left`: who does not roll. */
export const requestDrafts = stored(
  'roll-request',
  z.object({
    label: z.string(),
    notation: z.string(),
    audience: zAudience,
    target: z.string(),
    tellsTarget: z.boolean(),
    left: z.array(z.string()),
    sent: zSent,
  }),
)

/** The most characters of a message, as in the contract. */
export const longestMessage = bound(zMessageText, 'max_length')

/** The most pinned rolls of a person in a game. */
export const mostPinned = 12
