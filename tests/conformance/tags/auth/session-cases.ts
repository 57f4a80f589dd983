import { type OperationId, sessionCookie } from '../../../../src/contract/operations.gen.ts'
import { serverFault, serversLimit } from '../../kernel/cannot-provoke.ts'
import type { CasesOf } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { createJar } from '../../kernel/transport/cookies.ts'
import { logOutMain, lookAtMain, mainPerson } from './main-person.ts'

export const userInfoCases: CasesOf<'getUserInfo'> = {
  200: { title: 'with a session the user info comes', run: lookAtMain },
  401: { title: 'without a session there is no user info', run: (run) => askAsStranger(run, 'getUserInfo', 401) },
  429: serversLimit,
  500: serverFault,
}

export const logoutCases: CasesOf<'logout'> = {
  204: { title: 'with a session logout succeeds, without a body', run: logOutMain },
  401: {
    title: 'without a session there is nothing to end: 401, or 204 again',
    run: (run) => askAsStranger(run, 'logout', nothingToEnd),
  },
  429: serversLimit,
  500: serverFault,
}

/** What logout answers where no session is left to end; a server may refuse it, or take it as done. */
export const nothingToEnd = [401, 204] as const

/** Calls an operation without a cookie, and with a session that somebody made up under the name that the server uses. */
async function askAsStranger(run: Run, id: OperationId, expected: Parameters<Run['hasStatus']>[1]): Promise<void> {
  run.hasStatus(await run.call(id), expected, 'without a cookie')
  const names = mainPerson(run).signedIn?.jar.names() ?? []
  for (const name of names.length > 0 ? names : [sessionCookie]) {
    const madeUp = createJar({ [name]: 'made-up-by-a-stranger' })
    run.hasStatus(await run.call(id, { jar: madeUp }), expected, 'with a made-up session')
  }
}
