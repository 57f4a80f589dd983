import type { CasesOf } from '../../kernel/check.ts'
import { doing } from './main-person.ts'
import { askAsStranger, withoutSession } from './strangers.ts'

export const userInfoCases: CasesOf<'getUserInfo'> = {
  200: { title: 'with a session the user info comes', run: doing('userInfo') },
  401: withoutSession('getUserInfo'),
}

export const logoutCases: CasesOf<'logout'> = {
  204: { title: 'with a session logout succeeds, without a body', phase: 'ending', run: doing('loggedOut') },
  401: {
    title: 'without a session there is nothing to end: 401, or 204 again',
    phase: 'ended',
    run: (run) => askAsStranger(run, 'logout', nothingToEnd),
  },
}

/** The answers of a logout without a session. A server may refuse it, or treat it as done. */
export const nothingToEnd = [401, 204] as const
