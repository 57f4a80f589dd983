import type { Check } from './check.ts'
import { type Exchange, field } from './exchange.ts'
import type { Run } from './run.ts'

const where = '#/components/schemas/ErrorBody/properties/message'

/**
 * An error is told in a sentence: not as a name for programs, and without internals of the server (OWASP ASVS 5,
 * 16.5.1).
 */
export const messageRules: Check[] = [
  { id: 'messages-for-people', title: 'refusals are told in sentences', where, phase: 'looking back', run: sentences },
]

function sentences(run: Run): Promise<void> {
  const told = new Set<string>()
  for (const exchange of run.exchanges.filter(({ id, came }) => id !== undefined && came.status >= 400)) {
    const fault = faultOf(exchange)
    if (fault === undefined || told.has(fault)) continue
    told.add(fault)
    run.fail(fault, where, exchange)
  }
  return Promise.resolve()
}

function faultOf(exchange: Exchange): string | undefined {
  const message = field(exchange, 'message')
  // The comparison with the contract reports a message that is missing, empty or not a text.
  if (typeof message !== 'string' || message === '') return undefined
  if (message.trim() === '') return 'the message is blank'
  if (/\n\s*at |\b\w+(Error|Exception): |Traceback/.test(message)) return 'the message shows the inside of the server'
  return /^[A-Za-z0-9]*[_.][A-Za-z0-9_.]*$/.test(message) ? `the message is a name, no sentence: ${message}` : undefined
}
