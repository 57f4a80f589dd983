import { rows } from './all-cases.ts'
import { allChecks } from './all-checks.ts'
import { help } from './command/help.ts'
import { type Options, readOptions, UsageError } from './command/options.ts'
import { askInTerminal, type CodeSource, codesByAsking, codesByCommand } from './kernel/codes.ts'
import { createContacts } from './kernel/contacts.ts'
import { createRedactor } from './kernel/report/redact.ts'
import { createTeller, type Report, type ToldResult } from './kernel/report/report.ts'
import { endText, resultText } from './kernel/report/text.ts'
import { createRunner } from './kernel/run-checks.ts'
import { overHttp } from './kernel/transport/over-http.ts'
import { reach } from './kernel/transport/reach.ts'
import { createExchangeValidator } from './kernel/validate-exchange.ts'
import { signIn } from './tags/auth/verification.ts'

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
  })
  const { problem, hint } = await reach(target)
  if (problem) return giveUp(problem)
  if (hint) console.error(hint)

  const { contacts, codes } = await openMailbox(options)
  const redactor = createRedactor()
  const tell = createTeller(redactor)
  const checks: ToldResult[] = []
  const runner = createRunner({
    target,
    codes,
    redactor,
    validateExchange: createExchangeValidator(target.basePath),
    signIn,
    contacts: createContacts(contacts, Date.now().toString(36)),
  })
  for (const check of allChecks.filter(({ phase }) => options.rateLimit || phase !== 'locking')) {
    const told = tell(await runner(check))
    checks.push(told)
    if (!options.json) console.log(resultText(told))
  }
  const report = sumUp(options, checks)
  console.log(options.json ? JSON.stringify(report, null, 2) : endText(report))
  return report.failed + report.blocked > 0 ? 1 : 0
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

function sumUp({ url, rateLimit }: Options, checks: ToldResult[]): Report {
  const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length
  const notProvoked = rows.flatMap(({ id, status, one }) => {
    const reason =
      'run' in one
        ? one.phase === 'locking' && !rateLimit && 'it locks a contact; --rate-limit does it'
        : one.cannotProvoke
    return reason ? [{ id: `${id}.${status}`, reason }] : []
  })
  return {
    url: url.href,
    passed: count('passed'),
    failed: count('failed'),
    blocked: count('blocked'),
    checks,
    notProvoked,
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) return giveUp(`${error.message}\nnpm run conformance -- --help says more.`)
  throw error
})
