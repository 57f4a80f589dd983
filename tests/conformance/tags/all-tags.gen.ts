// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

// What a real server is asked for every tag.

import { authCases, authRules, authFaults } from './auth/auth-checks.ts'
import { gamesCases, gamesRules, gamesFaults } from './games/games-checks.ts'
import { ideasCases, ideasRules, ideasFaults } from './ideas/ideas-checks.ts'
import { invitationsCases, invitationsRules, invitationsFaults } from './invitations/invitations-checks.ts'
import { liveCases, liveRules, liveFaults } from './live/live-checks.ts'
import { lobbyCases, lobbyRules, lobbyFaults } from './lobby/lobby-checks.ts'
import { profileCases, profileRules, profileFaults } from './profile/profile-checks.ts'
import { scheduleCases, scheduleRules, scheduleFaults } from './schedule/schedule-checks.ts'

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
}

/** What no single answer shows. */
export const tagRules = [
  ...authRules,
  ...profileRules,
  ...gamesRules,
  ...invitationsRules,
  ...liveRules,
  ...scheduleRules,
  ...lobbyRules,
  ...ideasRules,
]

/** What is planted so that a check finds it. */
export const tagFaults = {
  ...authFaults,
  ...profileFaults,
  ...gamesFaults,
  ...invitationsFaults,
  ...liveFaults,
  ...scheduleFaults,
  ...lobbyFaults,
  ...ideasFaults,
}
