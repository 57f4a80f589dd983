import type { Check } from './check.ts'
import { type Exchange, headerOf, setCookiesOf } from './exchange.ts'
import type { Run } from './run.ts'

const where = '#/info/description'

/** RFC 9110, section 5.6.7. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
/** The most that two clocks set by the network may differ, in seconds, including the time of an answer. */
const clockSlack = 30

/** How answers are delivered: with a date, and cached only by the person's own browser. */
export const deliveryRules: Check[] = [
  { id: 'not-cached', title: 'no cache keeps what is one person’s', where, phase: 'looking back', run: notCached },
  { id: 'dated', title: 'answers tell when they were made', where, phase: 'looking back', run: dated },
]

/** Reports one fault of a kind once, because the same header is in many answers. */
function tellFirst(run: Run, faultOf: (exchange: Exchange) => string | undefined) {
  const told = new Set<string>()
  for (const exchange of run.exchanges.filter(({ id }) => id !== undefined)) {
    const fault = faultOf(exchange)
    if (fault === undefined || told.has(fault)) continue
    told.add(fault)
    run.fail(fault, where, exchange)
  }
}

/**
 * A cache may keep an answer to GET without permission, and any answer that permits it (RFC 9111, section 3). An answer
 * that sets a cookie or says who somebody is must not be kept at all (OWASP ASVS 5, 14.3.2).
 */
function notCached(run: Run): Promise<void> {
  tellFirst(run, (exchange) => {
    const { sent, came } = exchange
    const control = headerOf(came, 'cache-control')?.toLowerCase()
    const directives = control?.split(',').map((one) => one.trim()) ?? []
    if (directives.includes('no-store')) return undefined
    const isOwn = (sent.method === 'GET' && came.status === 200) || setCookiesOf(came).length > 0
    const isOffered = directives.some((one) => /^(public|immutable|s-maxage=|max-age=0*[1-9])/.test(one))
    if (isOwn) return `Cache-Control is ${control ?? 'absent'} where it has to be no-store`
    return isOffered ? `Cache-Control: ${control} offers the answer to caches` : undefined
  })
  return Promise.resolve()
}

/**
 * A server with a clock sends `Date` (RFC 9110, section 6.6.1). The app uses it to correct a wrong clock of the client.
 */
function dated(run: Run): Promise<void> {
  let isOff = false
  tellFirst(run, ({ came, at }) => {
    const date = headerOf(came, 'date')
    if (date === undefined) return 'the header Date is absent'
    if (!httpDate.test(date)) return `the header Date is not in the form of HTTP: ${date}`
    const off = Math.round((Date.parse(date) - at) / 1000)
    if (Math.abs(off) <= clockSlack || isOff) return undefined
    isOff = true
    return `the header Date is ${Math.abs(off)} s ${off < 0 ? 'behind' : 'ahead of'} this machine's clock: one is wrong`
  })
  return Promise.resolve()
}
