import { headerOf } from '../exchange.ts'
import { type Clause, createClauses } from '../find-clause.ts'
import type { Exchange } from '../run.ts'
import type { Result } from '../run-checks.ts'
import type { Came, Sent } from '../transport/http-adapter.ts'
import type { Redactor } from './redact.ts'

/** One failure as a text without secrets. */
export type Formatted = { message: string; sent?: string; came?: string; frames?: string; contract: Clause }
export type FormattedResult = Omit<Result, 'failures'> & { failures: Formatted[] }
export type Report = {
  url: string
  passed: number
  failed: number
  /** Checks that could not be judged. They count as failures for the exit code. */
  unjudged: number
  /** Checks that need operations that the server does not have, of tags that are not checked. */
  leftOut: number
  /** Checks that were chosen and not asked: they take longer, or lock more, than the run may. */
  postponed: number
  isJudged: boolean
  checks: FormattedResult[]
  /** What was not checked, and why. */
  notAsked: { id: string; reason: string }[]
  /** The addresses of what the run has created and not deleted. */
  left: string[]
  /** The contacts that have an account now. */
  accounts: string[]
}

/** The longest body that is printed, in characters. */
const longest = 600

/** Makes the function that describes a result, with the places in the contract and without codes and cookies. */
export function createFormatter(redactor: Redactor): (result: Result) => FormattedResult {
  const clauseAt = createClauses()
  const clean = (text: string) => redactor.clean(text)
  return (result) => ({
    ...result,
    reason: result.reason && clean(result.reason),
    failures: result.failures.map(({ message, where, sent, came, frames }) => ({
      message: clean(message),
      sent: sent && clean(requestText(sent)),
      came: came && clean(answerText(came)),
      frames: frames?.map((text) => clean(shortened(text))).join('\n'),
      contract: clauseAt(where),
    })),
  })
}

function requestText({ method, path, headers, body }: Sent): string {
  return [`${method} ${path}`, ...Object.entries(headers).map((pair) => pair.join(': ')), ...bodyText(body)].join('\n')
}

function answerText({ status, headers, body }: Came): string {
  return [String(status), ...headers.map((pair) => pair.join(': ')), ...bodyText(body)].join('\n')
}

function bodyText(body: string): string[] {
  if (body === '') return []
  return ['', shortened(body)]
}

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text

/** The addresses of what calls have created and no later call has deleted. */
export function leftBehind(exchanges: readonly Exchange[], basePath: string): string[] {
  const made = exchanges.flatMap(({ came }) => (came.status === 201 ? (headerOf(came, 'location') ?? []) : []))
  const gone = new Set(
    exchanges.flatMap(({ sent, came }) =>
      sent.method === 'DELETE' && came.status === 204 && sent.path !== basePath ? [sent.path] : [],
    ),
  )
  const andAbove = (path: string) => path.split('/').map((_, step, steps) => steps.slice(0, step + 1).join('/'))
  return [...new Set(made)].filter((path) => !andAbove(path).some((each) => gone.has(each)))
}

const marks = { passed: 'ok      ', failed: 'FAILED  ', unjudged: 'unjudged', 'left out': 'left out' }
/** The most failures of one check that are printed. Further ones are only counted, because they tend to be alike. */
const most = 5
const indent = (text: string, depth: number) => text.replace(/^(?=.)/gm, ' '.repeat(depth))

/** Whether a check was judged. If `ofTags` names any, only these count: the general ones pass on 404 everywhere. */
export function isJudged(results: readonly Pick<Result, 'id' | 'outcome'>[], ofTags: readonly string[]): boolean {
  const counting = ofTags.length > 0 ? results.filter(({ id }) => ofTags.includes(id)) : results
  return counting.some(({ outcome }) => outcome !== 'left out')
}

/** The line of a check, and why it was not judged. */
export function lineText({ id, title, outcome, reason }: FormattedResult): string {
  const because = reason === undefined ? '' : `\n          because ${reason}`
  return `${marks[outcome]}  ${id.padEnd(24)}  ${title}${because}`
}

/** Says of a text whether it is the first one. */
function isNewText() {
  const seen = new Set<string>()
  return (text: string) => seen.size < seen.add(text).size
}

/**
 * A check with its failures. For each: what was sent, what came, and the passage of the contract.
 * @param isNew what is not new was printed before, and is not repeated
 */
export function resultText(result: FormattedResult, isNew = isNewText()): string {
  const own = result.failures.filter(({ message, contract }) => isNew(`${message} ${contract.pointer}`))
  const [above, more] = [result.failures.length - own.length, own.length - most]
  return [
    lineText(result),
    ...own.slice(0, most).map((each) => failureText(each, isNew)),
    ...(above > 0 ? [`         … and ${above} that ${above > 1 ? 'are' : 'is'} above\n`] : []),
    ...(more > 0 ? [`         … and ${more} more; --json has them all\n`] : []),
  ].join('\n')
}

function failureText({ message, sent, came, frames, contract }: Formatted, isNew: (text: string) => boolean): string {
  const part = (name: string, text?: string) => (text ? `${indent(name, 11)}\n${indent(text, 13)}` : undefined)
  const parts = [
    indent(`• ${message}`, 9),
    part('sent', sent),
    part('came', came),
    part('the last frames of the live channel', frames),
    indent(`the contract says, in ${contract.file}:${contract.line} (${contract.pointer})`, 11),
    isNew(contract.pointer) ? indent(contract.says ?? contract.text, 13) : undefined,
  ]
  return `${parts.filter((each) => each !== undefined).join('\n')}\n`
}

/** What was not checked and what is left, then every failure once, and the totals. */
export function endText(report: Report): string {
  const { url, passed, failed, unjudged, leftOut, postponed, checks, notAsked, left, accounts } = report
  const isNew = isNewText()
  const isBad = ({ outcome }: FormattedResult) => outcome === 'failed' || outcome === 'unjudged'
  const verdict =
    failed > 0
      ? `${url} does not keep the contract.`
      : !report.isJudged
        ? `${url} was not judged: nothing that was asked could be checked. Check --url, --tag, --only and --wait.`
        : unjudged === 0
          ? `${url} keeps the contract${leftOut > 0 ? ' in what it has' : ''}.`
          : `${url} could not be judged in all: some checks could not be asked.`
  const more = Object.entries({ unjudged, 'left out': leftOut, 'not asked': postponed }).flatMap(([what, many]) =>
    many > 0 ? `${many} ${what}` : [],
  )
  const counts = [`${passed} passed`, `${failed} failed`, ...more]
  return [
    '',
    ...notAsked.map(({ id, reason }) => `not asked  ${id}: ${reason}`),
    ...left.map((path) => `left behind  ${path}`),
    ...(accounts.length > 0 ? [`left behind  ${accounts.length} accounts: ${accounts.join(', ')}`] : []),
    '',
    ...checks.filter(isBad).map((check) => resultText(check, isNew)),
    verdict,
    counts.join(', '),
  ].join('\n')
}
