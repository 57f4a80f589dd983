import { createHash } from 'node:crypto'
import { codeMinutes } from '../../../../src/rules/limits.ts'
import { type Check, does, doesWith, pointerTo, rulesAt } from '../../kernel/check.ts'
import { field, secondsToWait } from '../../kernel/exchange.ts'
import type { Exchange, Run } from '../../kernel/run.ts'
import { bodyFor, need, openRequest, sameMailbox, sessionCookiesOf, tryCode } from '../../kernel/sign-in.ts'
import { removes } from '../../kernel/transport/cookies.ts'

const where = pointerTo('checkVerification', 'description')
const asking = pointerTo('startVerification', 'description')

/** A one-time code is used once, and only for its own request. */
export const codeRules: Check[] = rulesAt(where, {
  'code-works-once': does('a code works once', async (run) => {
    const { requestId, code } = await need(run, 'signedIn')
    run.hasStatus(await tryCode(run, requestId, code), 410, 'the code that was used before')
  }),
  'code-works-once-at-once': does('of five uses at the same moment one succeeds', async (run) => {
    const { contact, requestId } = await openRequest(run, run.contact())
    const code = await run.code(contact)
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryCode(run, requestId, code)))
    const [first, second] = answers.filter(({ came }) => came.status === 200)
    if (!first) run.fail('of five uses at the same moment none succeeds', where, answers[0])
    if (second) run.fail('a code that is used twice at the same moment works twice', where, second)
  }),
  'refused-code-kept': does('what is refused uses up neither code nor request', async (run) => {
    const { contact, requestId } = await openRequest(run, run.contact())
    const code = await run.code(contact)
    const refused: [what: string, body: unknown][] = [
      ['the right code and an unknown field', { requestId, code, unheardOf: 1 }],
      ['the right code as a number', { requestId, code: Number(code) }],
      ['the right code in a list', { requestId, code: [code] }],
      ['the right code and a space', { requestId, code: `${code} ` }],
      ['a space and the right code', { requestId, code: ` ${code}` }],
      ['the right code and the end of a line', { requestId, code: `${code}\n` }],
      ['the right code in two halves', { requestId, code: `${code.slice(0, 3)} ${code.slice(3)}` }],
      ['the right code with a hyphen', { requestId, code: `${code.slice(0, 3)}-${code.slice(3)}` }],
      ['the right code and one more digit', { requestId, code: `${code}0` }],
      ['the right code after a zero', { requestId, code: `0${code}` }],
      ['the right code in full-width digits', { requestId, code: inScript(code, 0xff10) }],
      ['the right code in Arabic digits', { requestId, code: inScript(code, 0x660) }],
      ['the right code after a plus sign', { requestId, code: `+${code}` }],
      ['the right code as a decimal fraction', { requestId, code: `${code}.0` }],
      ['the right code and a byte of zero', { requestId, code: `${code}\u0000` }],
      ['a code with another fifth digit', { requestId, code: nearCodes(code).at(-2) }],
      ['a code with another last digit', { requestId, code: nearCodes(code).at(-1) }],
    ]
    let before = 'asking for it'
    for (const [what, body] of refused) {
      const refused = await run.call('checkVerification', { body })
      if (refused.came.status === 410) {
        run.fail(`${what}: the request is over (410); the call before it has used it up: ${before}`, where, refused)
        return
      }
      before = what
      run.hasStatus(refused, 400, what)
      if (refused.came.status !== 200 && sessionCookiesOf(run, refused).some((one) => !removes(one)))
        run.fail(`${what}: a cookie is set all the same`, pointerTo('checkVerification', 'responses', 400), refused)
    }
    // A refused start sends no code, and so voids none.
    const start = await run.call('startVerification', { body: { ...bodyFor(contact), unheardOf: 1 } })
    run.hasStatus(start, 400, 'asking for another code, with an unknown field')
    run.hasStatus(await tryCode(run, requestId, code), 200, 'the right code after refused calls')
  }),
  'newer-voids-older': does('a newer request voids the older one', async (run) => {
    const older = await openRequest(run, run.contact({ times: 2 }))
    const olderCode = await run.code(older.contact)
    const newer = await openRequest(run, older.contact)
    if (newer.requestId === older.requestId) run.fail('both requests have one id', asking, newer.exchange)
    run.hasStatus(await tryCode(run, older.requestId, olderCode), 410, 'the right code of the older request')
    const code = await run.code(newer.contact)
    if (code === olderCode) run.fail('the newer request has the code of the older one', asking, newer.exchange)
    else
      run.hasStatus(await tryCode(run, newer.requestId, olderCode), 400, "the older request's code for the newer one")
    // A UUID is read in upper and in lower case (RFC 9562, section 4).
    const inCapitals = await tryCode(run, newer.requestId.toUpperCase(), code)
    if (inCapitals.came.status === 200) return
    const asSent = await tryCode(run, newer.requestId, code)
    if (run.hasStatus(asSent, 200, 'the right code of the newer request'))
      run.hasStatus(inCapitals, 200, 'the right code, the request id in capitals')
  }),
  'one-request-at-once': doesWith({ where: asking }, 'of two requests at the same moment one is open', async (run) => {
    const contact = run.contact({ times: 2 })
    const both = await Promise.all([openRequest(run, contact), openRequest(run, contact)])
    const tried: Exchange[] = []
    for (const { requestId } of both) tried.push(await tryCode(run, requestId, '000000'))
    const open = tried.filter(({ came }) => came.status === 400)
    const message = `${open.length} of two requests for one contact at the same moment are open`
    if (open.length !== 1) run.fail(message, asking, open[0] ?? tried[0])
  }),
  'spelling-is-one-contact': doesWith({ where: asking }, 'a domain in capitals is the same contact', async (run) => {
    const contact = run.contact({ times: 2 })
    const [again] = sameMailbox(contact)
    if (!again) return
    const open = await openRequest(run, contact)
    const code = await run.code(contact)
    await run.call('startVerification', { body: again })
    const voided = await tryCode(run, open.requestId, code)
    run.hasStatus(voided, 410, 'the older code, after a request for the same address with its domain in capitals')
  }),
  'code-expires': doesWith({ phase: 'aging', takes: 600 }, 'a code works for ten minutes', async (run) => {
    const { contact, requestId } = await openRequest(run, run.contact({ times: 2 }))
    const code = await run.code(contact)
    await run.target.pass(codeMs - margin)
    const [wrong = ''] = nearCodes(code)
    run.hasStatus(await tryCode(run, requestId, wrong), 400, 'a wrong code, a moment before ten minutes are over')
    await run.target.pass(2 * margin)
    run.hasStatus(await tryCode(run, requestId, code), 410, 'the right code, after ten minutes')
  }),
  'starts-again': doesWith(
    { where: asking, phase: 'aging', takes: 600 },
    'who has asked too often asks again when the wait is over',
    async (run) => {
      const body = bodyFor(run.contact({ times: 5, unused: true }))
      const start = () => run.call('startVerification', { body, expects429: true })
      let last = await start()
      for (let count = 1; count < 60 && last.came.status === 200; count++) last = await start()
      if (last.came.status !== 429) return
      const seconds = secondsToWait(last.came)
      await run.target.pass(seconds * 1000 - margin)
      run.hasStatus(await start(), 429, 'a moment before the wait is over')
      await run.target.pass(2 * margin)
      run.hasStatus(await start(), 200, 'after the wait that the server names')
    },
  ),
  'code-bound': does('a code opens no other request than its own', async (run) => {
    const one = await openRequest(run, run.contact())
    const other = await openRequest(run, run.contact({ not: one.contact }))
    const code = await run.code(other.contact)
    run.hasStatus(await tryCode(run, one.requestId, code), 400, "another contact's code")
  }),
})

/** The digits of a code in another script, which a lenient reader would accept. */
const inScript = (code: string, zero: number) =>
  [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')

const codeMs = codeMinutes * 60_000
/** The most that two clocks and the time of a call may differ, in milliseconds. */
const margin = 3000

const requestId = '#/components/schemas/RequestId'
/** Two random ids differ in nearly all of their 32 digits; two consecutive ones hardly differ. */
const digitsApart = 10
/**
 * The least distance of random codes. If consecutive codes are all closer to each other, they are counted up: of random
 * ones, 2 in 100 are.
 */
const drawnApart = 10_000

/** A code cannot be read from an answer, predicted, or tried out. */
export const guessingRules: Check[] = rulesAt(where, {
  'code-not-in-answer': doesWith({ where: asking }, 'no answer holds the code', async (run) => {
    const { exchange, checked, code } = await need(run, 'signedIn')
    const { contact, requestId, exchange: asked } = await openRequest(run, run.contact())
    const unused = await run.code(contact)
    const refused = await tryCode(run, requestId, wrongCodes(unused, 1)[0])
    for (const one of [exchange, checked]) reportReveal(run, code, one)
    for (const one of [asked, refused]) reportReveal(run, unused, one)
  }),
  'five-wrong-codes': does('five wrong codes end the request, whoever sends them', async (run) => {
    const { contact, requestId } = await openRequest(run, run.contact())
    const code = await run.code(contact)
    const tryAs = (count: number, tried?: string) =>
      run.call('checkVerification', { body: { requestId, code: tried }, headers: asAnother(count) })
    const [sixth, , ...four] = nearCodes(code).toReversed()
    // A repeated wrong code is a wrong code: each try counts.
    for (const [at, wrong] of [...four, four[3]].entries()) {
      const again = at === 4 ? ', the same as before' : ''
      const what = `wrong code ${at + 1} of 5, which has one digit that is not the right one's${again}`
      if (!run.hasStatus(await tryAs(at, wrong), 400, what)) return
    }
    const right = await tryAs(6, code)
    run.hasStatus(right, 410, 'the right code after five wrong ones, one of them sent twice, each with other headers')
    run.hasStatus(await tryAs(7, sixth), 410, 'a sixth wrong code')
  }),
  'wrong-codes-at-once': does('wrong codes at the same moment are counted too', async (run) => {
    const { contact, requestId } = await openRequest(run, run.contact())
    const code = await run.code(contact)
    const answers = await Promise.all(
      wrongCodes(code, 20).map((wrong) =>
        run.call('checkVerification', { body: { requestId, code: wrong }, expects429: true }),
      ),
    )
    const tried = answers.filter(({ came }) => came.status === 400)
    if (tried.length > 5) run.fail(`${tried.length} of 20 wrong codes at the same moment were tried`, where, tried[5])
    run.hasStatus(await tryCode(run, requestId, code), 410, 'the right code after 20 wrong ones at the same moment')
  }),
  'codes-drawn': doesWith(
    { where: asking, phase: 'looking back' },
    'codes are drawn, not counted or kept',
    async (run) => {
      const codes = run.codesSent.map(Number)
      if (codes.length < 4) return
      // Two of so few random codes may be equal by chance. Three, or two pairs, may not.
      if (new Set(codes).size < codes.length - 1) run.fail('the same code is sent again and again', asking)
      const steps = codes.slice(1).map((code, at) => Math.abs(code - (codes[at] ?? 0)))
      if (Math.max(...steps) < drawnApart) run.fail('each code is close to the one before', asking)
    },
  ),
  'request-ids-drawn': doesWith(
    { where: requestId, phase: 'looking back' },
    'ids of requests cannot be guessed',
    async (run) => {
      const started = run.exchanges.filter(({ id, came }) => id === 'startVerification' && came.status === 200)
      const ids = started.map((exchange) => [String(field(exchange, 'requestId')).toLowerCase(), exchange] as const)
      for (const [at, [id, exchange]] of ids.entries()) {
        const [before] = ids[at - 1] ?? []
        if (before === undefined) continue
        const apart = [...id].filter((digit, place) => digit !== before[place]).length
        if (apart < digitsApart) run.fail('the id of a request is close to the one before', requestId, exchange)
      }
    },
  ),
})

/** Wrong codes that differ from the right one in one digit each. A server has to compare all digits. */
export const nearCodes = (right: string): string[] =>
  [...right].map((digit, at) => `${right.slice(0, at)}${(Number(digit) + 1) % 10}${right.slice(at + 1)}`)

/** Headers that make a careless server see another client and reset its count of tries. */
export const asAnother = (count: number): Record<string, string> => {
  const address = `192.0.2.${count + 1}`
  return {
    'X-Forwarded-For': address,
    'X-Real-IP': address,
    'True-Client-IP': address,
    Forwarded: `for=${address}`,
    'User-Agent': `conformance/${count}`,
    'Accept-Language': `en;q=0.${count}`,
    Cookie: `visitor=${count}`,
  }
}

const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count + 1 }, (_, at) => String(at * 1117).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, count)

/** Weak encodings of a code. A digest of six digits is reversed in a moment. */
function disguises(code: string): string[] {
  const bytes = Buffer.from(code)
  const digests = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => {
    const digest = createHash(name).update(code)
    return [digest.copy().digest('hex'), digest.copy().digest('base64'), digest.copy().digest('base64url')]
  })
  return [bytes.toString('base64'), bytes.toString('hex'), [...code].toReversed().join(''), ...digests]
}

function reportReveal(run: Run, code: string, one: Exchange) {
  const plain = new RegExp(`(?<![0-9])${code.split('').join('[\\s-]?')}(?![0-9])`)
  const texts = [...one.came.headers.map(([, value]) => value), one.came.body]
  const hidden = disguises(code)
  // The code among the digits of an id: of random ids, two in a million contain it.
  const inId = String(field(one, 'requestId')).replaceAll('-', '').includes(code)
  const isRevealed = inId || texts.some((text) => plain.test(text) || hidden.some((one) => text.includes(one)))
  if (isRevealed) run.fail('the answer contains the code', asking, one)
}
