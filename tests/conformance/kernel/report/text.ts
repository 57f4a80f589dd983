import type { Report, Told, ToldResult } from './report.ts'

const marks = { passed: 'ok     ', failed: 'FAILED ', blocked: 'not run' }
/** The most failures of one check that are printed. Further ones are only counted, because they tend to be alike. */
const most = 5
const indent = (text: string, depth: number) => text.replace(/^(?=.)/gm, ' '.repeat(depth))

/** The line of a check. For each failure: what was sent, what came, and the passage of the contract. */
export function resultText({ id, title, outcome, reason, failures }: ToldResult): string {
  const line = `${marks[outcome]}  ${id.padEnd(24)}  ${title}`
  const because = reason === undefined ? [] : [`           because ${reason}`]
  const more = failures.length - most
  const rest = more > 0 ? [`         … and ${more} more; --json has them all\n`] : []
  return [line, ...failures.slice(0, most).map(failureText), ...rest, ...because].join('\n')
}

function failureText({ message, sent, came, contract }: Told): string {
  const parts = [
    indent(`• ${message}`, 9),
    sent && `${indent('sent', 11)}\n${indent(sent, 13)}`,
    came && `${indent('came', 11)}\n${indent(came, 13)}`,
    indent(`the contract says, in ${contract.file}:${contract.line} (${contract.pointer})`, 11),
    indent(contract.text, 13),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n')}\n`
}

/** The answers that no client can provoke, and the totals. */
export function endText({ url, passed, failed, blocked, notProvoked }: Report): string {
  const left = notProvoked.map(({ id, reason }) => `${'not provoked'.padEnd(14)}${id}: ${reason}`)
  const verdict =
    failed + blocked === 0
      ? `${url} keeps the contract.`
      : failed > 0
        ? `${url} does not keep the contract.`
        : `${url} could not be judged: some checks were not run.`
  return ['', ...left, '', verdict, `${passed} passed, ${failed + blocked} failed`].join('\n')
}
