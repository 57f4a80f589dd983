import { createHash } from 'node:crypto'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { need } from './main-person.ts'
import { openRequest, tryCode } from './verification.ts'

const where = pointerTo('checkVerification', 'description')
const asking = pointerTo('startVerification', 'description')
const requestId = '#/components/schemas/RequestId'
/** Two random ids differ in nearly all of their 32 digits; two consecutive ones hardly differ. */
const digitsApart = 10
/**
 * The least distance of random codes. If consecutive codes are all closer to each other, they are counted up: of random
 * ones, 2 in 100 are.
 */
const drawnApart = 10_000

/** A code cannot be read from an answer, predicted, or tried out. */
export const guessingRules: Check[] = [
  { id: 'code-not-in-answer', title: 'no answer holds the code', where: asking, run: notInAnswer },
  { id: 'five-wrong-codes', title: 'five wrong codes end the request, whoever sends them', where, run: fiveWrong },
  { id: 'wrong-codes-at-once', title: 'wrong codes at the same moment are counted too', where, run: manyAtOnce },
  {
    id: 'codes-drawn',
    title: 'codes are drawn, not counted or kept',
    where: asking,
    run: codesDrawn,
    phase: 'looking back',
  },
  {
    id: 'request-ids-drawn',
    title: 'ids of requests cannot be guessed',
    where: requestId,
    run: idsDrawn,
    phase: 'looking back',
  },
]

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

/** The requested number of wrong codes. */
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

async function notInAnswer(run: Run): Promise<void> {
  const { exchange, checked, code } = await need(run, 'signedIn')
  const { contact, requestId, exchange: asked } = await openRequest(run, run.contact())
  const unused = await run.code(contact)
  const refused = await tryCode(run, requestId, wrongCodes(unused, 1)[0])
  for (const one of [exchange, checked]) tellOf(run, code, one)
  for (const one of [asked, refused]) tellOf(run, unused, one)
}

function tellOf(run: Run, code: string, one: Exchange) {
  const plain = new RegExp(`(?<![0-9])${code.split('').join('[\\s-]?')}(?![0-9])`)
  const texts = [...one.came.headers.map(([, value]) => value), one.came.body]
  const hidden = disguises(code)
  // The code among the digits of an id: of random ids, two in a million contain it.
  const inId = String(field(one, 'requestId')).replaceAll('-', '').includes(code)
  const told = inId || texts.some((text) => plain.test(text) || hidden.some((one) => text.includes(one)))
  if (told) run.fail('the code stands in the answer, where it proves nothing', asking, one)
}

async function fiveWrong(run: Run): Promise<void> {
  const { contact, requestId } = await openRequest(run, run.contact())
  const code = await run.code(contact)
  const tryAs = (count: number, tried?: string) =>
    run.call('checkVerification', { body: { requestId, code: tried }, headers: asAnother(count) })
  const [sixth, , ...four] = nearCodes(code).toReversed()
  // A wrong code that comes again is a wrong code: each try counts.
  for (const [at, wrong] of [...four, four[3]].entries()) {
    const again = at === 4 ? ', the same as before' : ''
    const what = `wrong code ${at + 1} of 5, which has one digit that is not the right one's${again}`
    if (!run.hasStatus(await tryAs(at, wrong), 400, what)) return
  }
  run.hasStatus(
    await tryAs(6, code),
    410,
    'the right code after five wrong ones, one of them sent twice, each with other headers',
  )
  run.hasStatus(await tryAs(7, sixth), 410, 'a sixth wrong code')
}

async function manyAtOnce(run: Run): Promise<void> {
  const { contact, requestId } = await openRequest(run, run.contact())
  const code = await run.code(contact)
  const answers = await Promise.all(
    wrongCodes(code, 20).map((wrong) =>
      run.call('checkVerification', { body: { requestId, code: wrong }, limited: true }),
    ),
  )
  const tried = answers.filter(({ came }) => came.status === 400)
  if (tried.length > 5) run.fail(`${tried.length} of 20 wrong codes at the same moment were tried`, where, tried[5])
  run.hasStatus(await tryCode(run, requestId, code), 410, 'the right code after 20 wrong ones at the same moment')
}

async function codesDrawn(run: Run): Promise<void> {
  const codes = run.codesSent.map(Number)
  if (codes.length < 4) return
  // Two of so few random codes may be equal by chance. Three, or two pairs, may not.
  if (new Set(codes).size < codes.length - 1) run.fail('the same code is sent again and again', asking)
  const steps = codes.slice(1).map((code, at) => Math.abs(code - (codes[at] ?? 0)))
  if (Math.max(...steps) < drawnApart) run.fail('each code is close to the one before', asking)
}

async function idsDrawn(run: Run): Promise<void> {
  const started = run.exchanges.filter(({ id, came }) => id === 'startVerification' && came.status === 200)
  const ids = started.map((exchange) => [String(field(exchange, 'requestId')).toLowerCase(), exchange] as const)
  for (const [at, [id, exchange]] of ids.entries()) {
    const [before] = ids[at - 1] ?? []
    if (before === undefined) continue
    const apart = [...id].filter((digit, place) => digit !== before[place]).length
    if (apart < digitsApart) run.fail('the id of a request is close to the one before', requestId, exchange)
  }
}
