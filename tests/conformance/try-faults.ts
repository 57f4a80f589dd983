import { basePath } from '../../src/contract/operations.gen.ts'
import { allChecks } from './all-checks.ts'
import type { Check } from './kernel/check.ts'
import type { CodeSource } from './kernel/codes.ts'
import { createContacts } from './kernel/contacts.ts'
import { deliveryFaults } from './kernel/faults/delivery-faults.ts'
import type { Fault, Plant } from './kernel/faults/fault.ts'
import { originFaults } from './kernel/faults/origin-faults.ts'
import { serveWith } from './kernel/faults/proxy.ts'
import { createRedactor } from './kernel/report/redact.ts'
import { createTeller } from './kernel/report/report.ts'
import { resultText } from './kernel/report/text.ts'
import { type Result, runChecks } from './kernel/run-checks.ts'
import { createExchangeValidator } from './kernel/validate-exchange.ts'
import { tagFaults } from './tags/all-tags.gen.ts'
import { balanced, limitedNowAndThen } from './tags/auth/faults/good-servers.ts'
import { idempotentLogout } from './tags/auth/faults/logout-faults.ts'
import { signIn } from './tags/auth/verification.ts'

/** Every fault, by a unique name. */
export const faults: Record<string, Fault> = {
  ...tagFaults,
  ...originFaults,
  ...deliveryFaults,
}

const asItIs: Plant = (call, { forward }) => forward(call)

/** Good servers with some peculiarity. No check may find a fault in them. */
export const goodServers: Record<string, Pick<Fault, 'plant' | 'secure'>> = {
  '': { plant: asItIs },
  ', as over https': { plant: asItIs, secure: true },
  ', logout without a session being 204': { plant: idempotentLogout },
  ', behind a load balancer with a cookie of its own': { plant: balanced },
  ', limiting user info for a second': { plant: limitedNowAndThen },
}

const validateExchange = createExchangeValidator(basePath)
/** Short, because a planted silence lasts this long; in milliseconds. */
const timeout = 1500

export type Trial = {
  /** The checks that did not pass. */
  found: Result[]
  /** The text of the report. */
  text: string
  /** How many codes and cookies the report contains. There may be none. */
  leaks: number
}

type Setting = { contacts?: string[]; checks?: Check[] }

/** Runs all or some checks against a mock server with one planted fault, or none. */
export async function tryFault(
  fault?: Pick<Fault, 'plant' | 'secure' | 'showCode' | 'line'>,
  { contacts = ['rowan@example.com', '+12025550123'], checks = allChecks }: Setting = {},
): Promise<Trial> {
  const { origin, world, memory, secrets, close } = await serveWith(fault)
  const codes: CodeSource = async (contact) => {
    const [newest] = await world.outbox.listTo(contact)
    if (!newest) throw new Error(`nothing was sent to ${contact}`)
    return fault?.showCode?.(newest, memory) ?? newest.code
  }
  const redactor = createRedactor()
  try {
    const results = await runChecks({
      target: { origin, basePath, secure: fault?.secure ?? false, timeout },
      validateExchange,
      signIn,
      codes,
      contacts: createContacts(contacts, 'x7'),
      redactor,
      checks,
    })
    const tell = createTeller(redactor)
    const text = results.map((result) => resultText(tell(result))).join('\n')
    const leaks = [...secrets].filter((secret) => standsIn(text, secret)).length
    return { found: results.filter(({ outcome }) => outcome !== 'passed'), text, leaks }
  } finally {
    await close()
  }
}

const checkNamed = (wanted: string) => allChecks.find(({ id }) => id === wanted)
/** The checks that may need what others have done. */
export const together = allChecks.filter(({ alone }) => !alone)

/** As `tryFault`, with every check that the one which has to find the fault may need. */
export function tryFaultAmongAll({ foundBy, ...fault }: Fault): Promise<Trial> {
  const check = checkNamed(foundBy)
  return tryFault(fault, { checks: check?.alone ? [check] : together })
}

/** What a check that runs alone finds at a good server: nothing, unless it needs what others have done. */
const standing = new Map<string, Promise<Check | undefined>>()

async function ifItStandsAlone(check: Check | undefined, secure?: boolean): Promise<Check | undefined> {
  if (!check || check.alone) return check
  const { found } = await tryFault({ plant: asItIs, secure }, { checks: [check] })
  return found.length === 0 ? check : undefined
}

/**
 * As `tryFaultAmongAll`, in less time: first with nothing but the check that has to find the fault. Where that check
 * needs what others have done, or finds nothing by itself, the others run too.
 */
export async function tryFaultFirstAlone({ foundBy, ...fault }: Fault): Promise<Trial> {
  const key = `${foundBy} ${fault.secure}`
  const tried = standing.get(key) ?? ifItStandsAlone(checkNamed(foundBy), fault.secure)
  standing.set(key, tried)
  const check = await tried
  const trial = check && (await tryFault(fault, { checks: [check] }))
  const isFound = trial?.found.some(({ outcome }) => outcome === 'failed')
  return trial && (isFound || check.alone) ? trial : tryFaultAmongAll({ foundBy, ...fault })
}

/** Whether the text contains the secret on its own, not as part of a longer id or number. */
const standsIn = (text: string, secret: string) => new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(text)
