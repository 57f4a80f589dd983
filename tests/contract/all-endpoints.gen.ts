// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

// The endpoints of every tag.

import { authApi } from '../../src/api/auth-api.ts'
import { gamesApi } from '../../src/api/games-api.ts'
import { invitationsApi } from '../../src/api/invitations-api.ts'
import { profileApi } from '../../src/api/profile-api.ts'

/** By the ids of their operations. */
export const allEndpoints = {
  ...authApi.endpoints,
  ...profileApi.endpoints,
  ...gamesApi.endpoints,
  ...invitationsApi.endpoints,
}
