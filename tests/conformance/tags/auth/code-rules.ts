import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Run, setCookiesOf } from '../../kernel/run.ts'
import { need } from './main-person.ts'

const where = pointerTo('checkVerification', 'description')
/** Codes that are not the right one, as many as are asked for. */
const wrongCodes = (right: string, count: number) =>
  ['000000', '111111', '222222', '333333', '444444', '555555', '666666']
    .filter((code) => code !== right)
    .slice(0, count)

/** What a one-time code is: used once, for its own request, and not to be guessed. */
export const codeRules: Check[] = [
  { id: 'code-not-in-answer', title: 'no answer holds the code', where, run: notInAnswer },
  { id: 'code-works-once', title: 'a code works once', where, run: worksOnce },
  { id: 'refused-code-kept', title: 'what is refused uses up neither code nor request', where, run: refusedKept },
  { id: 'newer-voids-older', title: 'a newer request voids the older one', where, run: newerVoidsOlder },
  { id: 'code-bound', title: 'a code opens no other request than its own', where, run: bound },
  { id: 'five-wrong-codes', title: 'five wrong codes end the request', where, run: fiveWrong },
]

async function notInAnswer(run: Run): Promise<void> {
  const { exchange, checked, code } = need(run, 'signedIn')
  const spaced = new RegExp(code.split('').join('[\\s-]?'))
  for (const one of [exchange, checked]) {
    const values = one.came.headers.map(([, value]) => value)
    const told = [...values, one.came.body].some((text) => spaced.test(text) || text.includes(btoa(code)))
    const clause = pointerTo('startVerification', 'description')
    if (told) run.fail('the code stands in the answer, where it proves nothing', clause, one)
  }
}

async function worksOnce(run: Run): Promise<void> {
  const { requestId, code } = need(run, 'signedIn')
  const again = await run.call('checkVerification', { body: { requestId, code } })
  run.hasStatus(again, 410, 'the code that was used before')
}

async function refusedKept(run: Run): Promise<void> {
  const { contact, requestId } = await run.start(run.contact())
  const code = await run.code(contact)
  const spoiled = [
    { what: 'the right code and an unknown field', body: { requestId, code, unheardOf: 1 } },
    { what: 'the right code as a number', body: { requestId, code: Number(code) } },
    { what: 'the right code and a space', body: { requestId, code: `${code} ` } },
    { what: 'a wrong code', body: { requestId, code: wrongCodes(code, 1)[0] } },
  ]
  for (const { what, body } of spoiled) {
    const refused = await run.call('checkVerification', { body })
    run.hasStatus(refused, 400, what)
    if (refused.came.status !== 200 && setCookiesOf(refused.came).some((line) => !/max-age=0\b/i.test(line)))
      run.fail(`${what}: a cookie is set all the same`, pointerTo('checkVerification', 'responses', 400), refused)
  }
  const right = await run.call('checkVerification', { body: { requestId, code } })
  run.hasStatus(right, 200, 'the right code after refused ones')
}

async function newerVoidsOlder(run: Run): Promise<void> {
  const older = await run.start(run.contact({ times: 2 }))
  const olderCode = await run.code(older.contact)
  const newer = await run.start(older.contact)
  const clause = pointerTo('startVerification', 'description')
  if (newer.requestId === older.requestId) run.fail('both requests have one id', clause, newer.exchange)
  const voided = await run.call('checkVerification', { body: { requestId: older.requestId, code: olderCode } })
  run.hasStatus(voided, 410, 'the right code of the older request')
  const code = await run.code(newer.contact)
  const right = await run.call('checkVerification', { body: { requestId: newer.requestId, code } })
  run.hasStatus(right, 200, 'the right code of the newer request')
}

async function bound(run: Run): Promise<void> {
  const one = await run.start(run.contact())
  const other = await run.start(run.contact({ not: one.contact }))
  const code = await run.code(other.contact)
  const crossed = await run.call('checkVerification', { body: { requestId: one.requestId, code } })
  run.hasStatus(crossed, 400, "another contact's code")
}

async function fiveWrong(run: Run): Promise<void> {
  const { contact, requestId } = await run.start(run.contact())
  const code = await run.code(contact)
  for (const [at, wrong] of wrongCodes(code, 5).entries()) {
    const refused = await run.call('checkVerification', { body: { requestId, code: wrong } })
    if (!run.hasStatus(refused, 400, `wrong code ${at + 1} of 5`)) return
  }
  const late = await run.call('checkVerification', { body: { requestId, code } })
  run.hasStatus(late, 410, 'the right code after five wrong ones')
  const sixth = await run.call('checkVerification', { body: { requestId, code: wrongCodes(code, 6)[5] } })
  run.hasStatus(sixth, 410, 'a sixth wrong code')
}
