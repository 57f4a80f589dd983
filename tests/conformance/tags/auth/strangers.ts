import { type OperationId, sessionCookie } from '../../../../src/contract/operations.gen.ts'
import type { Case } from '../../kernel/check.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { createJar } from '../../kernel/transport/cookies.ts'
import { openedSession } from './main-person.ts'
import { sessionNames } from './session-cookies.ts'

/** Texts that a careless server accepts as a session: placeholders, and an invented token. */
const madeUp = [
  'made-up-by-a-stranger',
  '',
  'null',
  'undefined',
  'true',
  '1',
  '0',
  '../../etc/passwd',
  '%00',
  "' OR '1'='1",
]

/** The case 401 of an operation that needs a session: without one, and with one that was made up. */
export const withoutSession = (id: OperationId, request?: Request): Case => ({
  title: 'without a session it is refused',
  run: (run) => askAsStranger(run, id, 401, request),
})

/** Calls an operation without a cookie, and with invented sessions under the server's cookie name. */
export async function askAsStranger(
  run: Run,
  id: OperationId,
  expected: Parameters<Run['hasStatus']>[1],
  request: Request = {},
): Promise<void> {
  run.hasStatus(await run.call(id, request), expected, 'without a cookie')
  const jar = (await openedSession(run))?.jar
  const names = jar ? sessionNames(run, jar) : []
  for (const name of names.length > 0 ? names : [sessionCookie]) {
    for (const value of madeUp) {
      const made = createJar({ [name]: value })
      run.hasStatus(await run.call(id, { ...request, jar: made }), expected, `with the made-up session "${value}"`)
    }
  }
}
