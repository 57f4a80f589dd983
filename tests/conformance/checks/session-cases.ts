import { type OperationId, sessionCookie } from '../../../src/contract/operations.gen.ts'
import type { CasesOf } from '../check.ts'
import type { Run } from '../run.ts'
import { createJar } from '../transport/cookies.ts'
import { serverFault, serversLimit } from './cannot-provoke.ts'
import { logOutMain, lookAtMain, mainPerson } from './main-person.ts'

export const userInfoCases: CasesOf<'getUserInfo'> = {
  200: { title: 'with a session the user info comes', run: lookAtMain },
  401: { title: 'without a session there is no user info', run: (run) => refuseStrangers(run, 'getUserInfo') },
  429: serversLimit,
  500: serverFault,
}

export const logoutCases: CasesOf<'logout'> = {
  204: { title: 'with a session logout succeeds, without a body', run: logOutMain },
  401: { title: 'without a session there is nothing to log out of', run: (run) => refuseStrangers(run, 'logout') },
  429: serversLimit,
  500: serverFault,
}

/**
 * Calls an operation without a cookie, and with a session that somebody made up under the name that the server uses:
 * both must end in 401.
 */
export async function refuseStrangers(run: Run, id: OperationId): Promise<void> {
  run.hasStatus(await run.call(id), 401, 'without a cookie')
  const names = mainPerson(run).signedIn?.jar.names() ?? []
  for (const name of names.length > 0 ? names : [sessionCookie]) {
    const madeUp = createJar({ [name]: 'made-up-by-a-stranger' })
    run.hasStatus(await run.call(id, { jar: madeUp }), 401, 'with a made-up session')
  }
}
