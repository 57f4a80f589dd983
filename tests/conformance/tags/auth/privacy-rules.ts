import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { differences } from './alike.ts'
import { need } from './main-person.ts'
import { bodyFor, tryCode } from './verification.ts'

const where = pointerTo('startVerification', 'description')

/** Nobody learns from the answers who has an account (OWASP, "Authentication: error messages"). */
export const privacyRules: Check[] = [
  { id: 'unknown-contact-alike', title: 'a known and an unknown contact are answered alike', where, run: alike },
]

/** Two unknown contacts tell what differs from call to call anyway (ids, times): only the rest is compared. */
async function alike(run: Run): Promise<void> {
  const known = need(run, 'signedIn').contact
  const contacts = [known, run.contact({ unused: true, not: known }), run.contact({ unused: true, not: known })]
  const asked: Exchange[] = []
  for (const contact of contacts) asked.push(await run.call('startVerification', { body: bodyFor(contact) }))
  tell(run, 'asking for a code', asked)

  const tried: Exchange[] = []
  for (const one of asked) tried.push(await tryCode(run, String(field(one, 'requestId')), '000000'))
  tell(run, 'a wrong code', tried)
}

function tell(run: Run, occasion: string, [known, unknown, second]: Exchange[]) {
  if (!known || !unknown || !second) return
  for (const { what, one, other } of differences(known, unknown, second))
    run.fail(`${occasion}: ${what} of a known contact is ${one}, of an unknown one ${other}`, where, unknown)
}
