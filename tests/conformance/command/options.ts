import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { basePath } from '../../../src/contract/operations.gen.ts'
import { zEmail, zPhone } from '../../../src/contract/schemas/openapi.gen.ts'
import { allTags } from '../all-checks.ts'

/** How many codes a run sends, and asks a person for, and how many contacts it needs without plus-addressing. */
const codes = { sent: 37, asked: 27, contacts: 10 }

/** An address without a mailbox (RFC 2606). It works only with a server whose outbox can be read. */
export const nobody = 'conformance@example.com'

export const help = `Asks a server, call by call, whether it keeps openapi.yaml.

npm run conformance -- --url http://localhost:8080${basePath} [options]

  --url <address>           the API, base path included
  --contact <contact>       an email address or phone number (+12025550123) that receives codes; may be repeated.
                            One email address is enough: each check uses an address of its own, made by plus-addressing
                            (rowan+tag@example.com), delivered to the one mailbox. A phone number beside it is sent
                            one code. Where plus-addressing does not work, give ${codes.contacts} contacts: each is sent at
                            most five codes. Without it, but with --code-command: ${nobody}
  --code-command <command>  a shell command that finds the contact in the environment variable CONTACT and prints the
                            newest code, alone or in its message. Without it you are asked on the terminal.
  --code-wait <seconds>     how long a code may take to arrive, for --code-command (30)
  --tag <tag>               asks what belongs to a tag of the contract (auth, profile, games, …); may be repeated. What
                            needs operations of other tags is left out where the server does not have them yet
  --only <word>             asks the checks whose id holds the word
  --wait <seconds>          how long it may wait for one thing: for a server that refuses for a while, and for what comes
                            with time, like the end of a code. A check that needs longer is not asked, and says
                            how long it needs
  --quiet                   leaves out what is well
  --rate-limit              also asks for codes until the server refuses; locks one contact for a while
  --secure                  expects Secure cookies although --url is http: for a server behind a proxy that ends TLS
  --timeout <seconds>       how long an answer may take (10)
  --json                    the report as JSON
  --help                    this text

${codes.sent} codes are sent, of which you are asked for ${codes.asked} without --code-command. Codes and cookies are never printed.

One tag alone, and of it what holds a word in its id:

  npm run conformance -- --url http://localhost:8080${basePath} --tag characters --tag changes --only undo

With the mock server (npm run mock-server -- --port 8080):

  npm run conformance -- --url http://localhost:8080${basePath} --rate-limit \\
    --code-command 'curl -sG http://localhost:8080/__outbox --data-urlencode "contact=$CONTACT" |
                     grep -oE "code.:.[0-9]{6}" | head -n 1'

Exit code: 0 the server keeps the contract, 1 it does not, or some or all of it could not be judged, 2 it cannot be
reached or the command is wrong.`

export type Options = Exclude<ReturnType<typeof readOptions>, 'help'>

/** A mistake in the command line. The message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const seconds = (name: string, most = 600, least = 0.001) =>
  z.pipe(
    z.coerce
      .number(`--${name} takes a number of seconds.`)
      .check(
        z.gte(least, `--${name} takes a number of seconds above 0.`),
        z.lte(most, `--${name} takes at most ${most} seconds.`),
      ),
    z.transform((value) => value * 1000),
  )
const zOptions = z.object({
  url: z.string(`Say where the API is: --url http://localhost:8080${basePath}`),
  contact: z.array(
    z.union([zEmail, zPhone], '--contact takes an email address, or a phone number in the form +12025550123.'),
  ),
  'code-command': z.optional(z.string()),
  timeout: seconds('timeout'),
  'code-wait': seconds('code-wait'),
  wait: seconds('wait', 30 * 86_400, 0),
  tag: z.array(z.enum(allTags, `--tag takes a tag of the contract: ${allTags.join(', ')}.`)),
  only: z.optional(z.string()),
})

/** Parses the command line. Times are in milliseconds. @returns `help` if that was asked for @throws {UsageError} */
export function readOptions(args: string[]) {
  const values = parse(args)
  if (values.help) return 'help' as const
  const result = zOptions.safeParse(values)
  if (!result.success) throw new UsageError(result.error.issues.map(({ message }) => message).join('\n'))
  const { contact, timeout, wait, tag, only, 'code-command': codeCommand, 'code-wait': codeWait } = result.data
  const url = readUrl(result.data.url)
  const contacts = contact.length === 0 && codeCommand !== undefined ? [nobody] : contact
  const { json = false, quiet = false, 'rate-limit': rateLimit = false } = values
  const secure = values.secure === true || url.protocol === 'https:'
  const choice = { tags: tag, only, rateLimit, patience: wait }
  return { url, contacts, codeCommand, json, quiet, timeout, codeWait, choice, secure }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        contact: { type: 'string', multiple: true, default: [] },
        'code-command': { type: 'string' },
        'code-wait': { type: 'string', default: '30' },
        'rate-limit': { type: 'boolean' },
        tag: { type: 'string', multiple: true, default: [] },
        only: { type: 'string' },
        wait: { type: 'string', default: '0' },
        quiet: { type: 'boolean' },
        secure: { type: 'boolean' },
        timeout: { type: 'string', default: '10' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readUrl(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`--url takes an address that starts with http:// or https://, not "${text}".`)
  if (url.search || url.hash || url.username) throw new UsageError('--url takes host and path alone.')
  return url
}
