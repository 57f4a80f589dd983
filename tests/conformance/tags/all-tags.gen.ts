// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { authCases, authRules } from './auth/auth-checks.ts'
import { changesCases, changesRules } from './changes/changes-checks.ts'
import { charactersCases, charactersRules } from './characters/characters-checks.ts'
import { gamesCases, gamesRules } from './games/games-checks.ts'
import { ideasCases, ideasRules } from './ideas/ideas-checks.ts'
import { invitationsCases, invitationsRules } from './invitations/invitations-checks.ts'
import { liveCases, liveRules } from './live/live-checks.ts'
import { lobbyCases, lobbyRules } from './lobby/lobby-checks.ts'
import { logCases, logRules } from './log/log-checks.ts'
import { profileCases, profileRules } from './profile/profile-checks.ts'
import { scheduleCases, scheduleRules } from './schedule/schedule-checks.ts'

/** The cases of each operation. */
export const tagCases = {
  ...authCases,
  ...profileCases,
  ...gamesCases,
  ...invitationsCases,
  ...liveCases,
  ...scheduleCases,
  ...lobbyCases,
  ...ideasCases,
  ...logCases,
  ...charactersCases,
  ...changesCases,
}

/** What no single answer shows, by tag. */
export const tagRules = {
  auth: authRules,
  profile: profileRules,
  games: gamesRules,
  invitations: invitationsRules,
  live: liveRules,
  schedule: scheduleRules,
  lobby: lobbyRules,
  ideas: ideasRules,
  log: logRules,
  characters: charactersRules,
  changes: changesRules,
}
