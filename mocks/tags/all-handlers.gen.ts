// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { authHandlers } from './auth/handlers.ts'
import { changesHandlers } from './changes/handlers.ts'
import { charactersHandlers } from './characters/handlers.ts'
import { gamesHandlers } from './games/handlers.ts'
import { ideasHandlers } from './ideas/handlers.ts'
import { invitationsHandlers } from './invitations/handlers.ts'
import { liveHandlers } from './live/handlers.ts'
import { lobbyHandlers } from './lobby/handlers.ts'
import { logHandlers } from './log/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { scheduleHandlers } from './schedule/handlers.ts'

/** The handlers of every tag, by the ids of their operations. */
export const allHandlers = {
  ...authHandlers,
  ...profileHandlers,
  ...gamesHandlers,
  ...invitationsHandlers,
  ...liveHandlers,
  ...scheduleHandlers,
  ...lobbyHandlers,
  ...ideasHandlers,
  ...logHandlers,
  ...charactersHandlers,
  ...changesHandlers,
}
