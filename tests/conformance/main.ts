import { operations } from '../../src/contract/operations.gen.ts'
import { allChecks, type Choice, isChosen, leftOut, rows } from './all-checks.ts'
import { help, type Options, readOptions, UsageError } from './command/options.ts'
import { askInTerminal, type CodeSource, codesByAsking, codesByCommand, createContacts } from './kernel/contacts.ts'
import { field } from './kernel/exchange.ts'
import { createRedactor } from './kernel/report/redact.ts'
import {
  createFormatter,
  endText,
  type FormattedResult,
  isJudged,
  leftBehind,
  lineText,
  type Report,
} from './kernel/report/report.ts'
import type { Exchange } from './kernel/run.ts'
import { createRunner } from './kernel/run-checks.ts'
import { signIn } from './kernel/sign-in.ts'
import { overHttp, reach } from './kernel/transport/http-adapter.ts'
import { createExchangeValidator } from './kernel/validate-exchange.ts'

/** Ends the run. The message goes to stderr, because stdout holds only the report. */
const giveUp = (message: string) => {
  console.error(message)
  return 2
}

async function main(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  const target = overHttp({
    origin: options.url.origin,
    basePath: options.url.pathname.replace(/\/+$/, ''),
    secure: options.secure,
    timeout: options.timeout,
    patience: options.choice.patience,
  })
  const { problem, hint } = await reach(target)
  if (problem) return giveUp(problem)
  if (hint) console.error(hint)

  const { contacts, codes } = await openMailbox(options)
  const redactor = createRedactor()
  const format = createFormatter(redactor)
  const checks: FormattedResult[] = []
  const { choice, json, quiet } = options
  const { askAll, exchanges } = createRunner({
    target,
    codes,
    redactor,
    validateExchange: createExchangeValidator(target.basePath),
    signIn,
    contacts: createContacts(contacts, Date.now().toString(36)),
    tags: choice.tags.length > 0 ? choice.tags : undefined,
  })
  const chosen = allChecks.filter((check) => isChosen(check, choice))
  if (chosen.every(({ phase }) => phase === 'clearing'))
    throw new UsageError(`No check is chosen: none has "${choice.only}" in its id.`)
  const asked = chosen.filter((each) => leftOut(each, choice) === undefined)
  await askAll(asked, (result) => {
    const formatted = format(result)
    checks.push(formatted)
    if (!json && !(quiet && formatted.outcome === 'passed')) console.log(lineText(formatted))
  })
  const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length
  const ofTags = asked.flatMap(({ id, tag }) => (tag === undefined ? [] : [id]))
  const report: Report = {
    url: options.url.href,
    passed: count('passed'),
    failed: count('failed'),
    unjudged: count('unjudged'),
    leftOut: count('left out'),
    postponed: chosen.length - asked.length,
    isJudged: asked.some(({ phase }) => phase !== 'clearing') && isJudged(checks, ofTags),
    checks,
    notAsked: [
      {
        id: '500, and 429 where no case asks for it',
        reason: 'no client can bring it about; one that comes is compared',
      },
      ...chosen.flatMap((check) => because(check.id, leftOut(check, choice))),
      ...notProvoked(choice),
    ],
    left: leftBehind(exchanges, target.basePath),
    accounts: accountsIn(exchanges),
  }
  console.log(json ? JSON.stringify(report, null, 2) : endText(report))
  return report.failed + report.unjudged > 0 || !report.isJudged ? 1 : 0
}

const because = (id: string, reason?: string) => (reason === undefined ? [] : [{ id, reason }])

/** The declared answers that no client can provoke. */
const notProvoked = (choice: Choice) =>
  rows
    .filter(({ id, status }) => isChosen({ id: `${id}.${status}`, tag: operations[id].tag }, choice))
    .flatMap(({ id, status, one }) => ('run' in one ? [] : because(`${id}.${status}`, one.cannotProvoke)))

/** The contacts that have signed in. */
function accountsIn(exchanges: readonly Exchange[]): string[] {
  const contacts = new Map<unknown, string>()
  const accounts = new Set<string>()
  for (const exchange of exchanges.filter(({ came }) => came.status === 200)) {
    if (exchange.id === 'startVerification') {
      const { email, phone } = JSON.parse(exchange.sent.body)
      contacts.set(field(exchange, 'requestId'), String(email ?? phone).toLowerCase())
    }
    const contact = exchange.id === 'checkVerification' && contacts.get(JSON.parse(exchange.sent.body).requestId)
    if (contact) accounts.add(contact)
  }
  return [...accounts]
}

async function openMailbox({ contacts, codeCommand, codeWait }: Options) {
  const codes: CodeSource = codeCommand === undefined ? codesByAsking : codesByCommand(codeCommand, codeWait)
  if (codeCommand === undefined && !process.stdin.isTTY)
    throw new UsageError('Nobody can be asked for codes without a terminal: give --code-command.')
  if (contacts.length > 0) return { contacts, codes }
  const contact = (await askInTerminal('Email address or phone number that receives codes: ')).trim()
  const asked = readOptions(['--url', 'http://localhost', '--contact', contact])
  return { contacts: asked === 'help' ? [] : asked.contacts, codes }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) return giveUp(`${error.message}\nnpm run conformance -- --help says more.`)
  throw error
})
