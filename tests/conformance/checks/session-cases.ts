import { sessionCookie } from '../../../src/contract/operations.gen.ts'
import type { CasesOf } from '../check.ts'
import type { Run } from '../run.ts'
import { createJar } from '../transport/cookies.ts'
import { logOutMain, lookAtMain, mainPerson } from './main-person.ts'

const serverFault = { cannotProvoke: 'a client cannot make a server fail; a 500 that comes all the same is compared' }
const ownLimit = { cannotProvoke: 'when calls with a session are limited is for the server to choose' }

export const userInfoCases: CasesOf<'getUserInfo'> = {
  200: { title: 'with a session the user info comes', run: lookAtMain },
  401: { title: 'without a session there is no user info', run: (run) => refuse(run, 'getUserInfo') },
  429: ownLimit,
  500: serverFault,
}

export const logoutCases: CasesOf<'logout'> = {
  204: { title: 'with a session logout succeeds, without a body', run: logOutMain },
  401: { title: 'without a session there is nothing to log out of', run: (run) => refuse(run, 'logout') },
  429: ownLimit,
  500: serverFault,
}

/** Calls without a cookie, and with a session that somebody made up, under the name that the server uses. */
async function refuse(run: Run, id: 'getUserInfo' | 'logout'): Promise<void> {
  run.hasStatus(await run.call(id), 401, 'without a cookie')
  const names = mainPerson(run).signedIn?.jar.names() ?? []
  for (const name of names.length > 0 ? names : [sessionCookie]) {
    const madeUp = createJar({ [name]: 'made-up-by-a-stranger' })
    run.hasStatus(await run.call(id, { jar: madeUp }), 401, 'with a made-up session')
  }
}
