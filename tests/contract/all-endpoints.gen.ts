// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { authApi } from '../../src/api/auth-api.ts'
import { changesApi } from '../../src/api/changes-api.ts'
import { charactersApi } from '../../src/api/characters-api.ts'
import { gamesApi } from '../../src/api/games-api.ts'
import { ideasApi } from '../../src/api/ideas-api.ts'
import { invitationsApi } from '../../src/api/invitations-api.ts'
import { liveApi } from '../../src/api/live-api.ts'
import { lobbyApi } from '../../src/api/lobby-api.ts'
import { logApi } from '../../src/api/log-api.ts'
import { profileApi } from '../../src/api/profile-api.ts'
import { scheduleApi } from '../../src/api/schedule-api.ts'

/** The endpoints of every tag, by their names. */
export const allEndpoints = {
  ...authApi.endpoints,
  ...profileApi.endpoints,
  ...gamesApi.endpoints,
  ...invitationsApi.endpoints,
  ...liveApi.endpoints,
  ...scheduleApi.endpoints,
  ...lobbyApi.endpoints,
  ...ideasApi.endpoints,
  ...logApi.endpoints,
  ...charactersApi.endpoints,
  ...changesApi.endpoints,
}
