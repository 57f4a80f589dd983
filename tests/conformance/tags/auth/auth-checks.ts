import { does, type TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { differences } from '../../kernel/differences.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { rulesAt } from '../../kernel/scene.ts'
import { bodyFor, need, tryCode } from '../../kernel/sign-in.ts'
import { checkCases, logoutCases, startCases, userInfoCases } from './auth-cases.ts'
import { browserRules, methodRules } from './browser-rules.ts'
import { codeRules, guessingRules } from './code-rules.ts'
import { sessionRules, userRules } from './session-rules.ts'
import { tokenRules } from './token-rules.ts'

const starting = pointerTo('startVerification', 'description')

/** Answers do not reveal who has an account (OWASP, "Authentication: error messages"). */
const privacyRules = rulesAt(starting, {
  /** Two unknown contacts show what differs between calls anyway (ids, times). Only the rest is compared. */
  'unknown-contact-alike': does('a known and an unknown contact are answered alike', async (run) => {
    const known = (await need(run, 'signedIn')).contact
    const contacts = [known, run.contact({ unused: true, not: known }), run.contact({ unused: true, not: known })]
    const asked: Exchange[] = []
    for (const contact of contacts) asked.push(await run.call('startVerification', { body: bodyFor(contact) }))
    compare(run, 'asking for a code', asked)

    for (const [at, code] of common.entries()) {
      const tried: Exchange[] = []
      for (const one of asked) tried.push(await tryCode(run, String(field(one, 'requestId')), code))
      const isOver = at === common.length - 1
      for (const one of tried) run.hasStatus(one, isOver ? 410 : 400, `the common code ${at + 1} of ${common.length}`)
      compare(run, `wrong code ${at + 1}`, tried)
    }
  }),
})

/**
 * Codes that a careless server accepts for everybody, or that remain from its tests. The last one exceeds the allowed
 * tries.
 */
const common = ['000000', '123456', '111111', '654321', '999999', '123123']

function compare(run: Run, occasion: string, [known, unknown, second]: Exchange[]) {
  if (!known || !unknown || !second) return
  for (const { what, one, other } of differences(known, unknown, second))
    run.fail(`${occasion}: ${what} of a known contact is ${one}, of an unknown one ${other}`, starting, unknown)
}

/** In the order of a sign-in. */
export const authCases: TagCases<'auth'> = {
  startVerification: startCases,
  checkVerification: checkCases,
  getUserInfo: userInfoCases,
  logout: logoutCases,
}

/** Rules of sign-in, sessions and sign-out that no single answer shows. */
export const authRules = [
  ...codeRules,
  ...guessingRules,
  ...sessionRules,
  ...userRules,
  ...tokenRules,
  ...methodRules,
  ...browserRules,
  ...privacyRules,
]
