import type { Report, Told, ToldResult } from './report.ts'

const marks = { passed: 'ok      ', failed: 'FAILED  ', unjudged: 'unjudged', 'left out': 'left out' }
/** The most failures of one check that are printed. Further ones are only counted, because they tend to be alike. */
const most = 5
const indent = (text: string, depth: number) => text.replace(/^(?=.)/gm, ' '.repeat(depth))

/** The line of a check, and why it was not judged. */
export function lineText({ id, title, outcome, reason }: ToldResult): string {
  const because = reason === undefined ? '' : `\n          because ${reason}`
  return `${marks[outcome]}  ${id.padEnd(24)}  ${title}${because}`
}

/** A check with its failures. For each: what was sent, what came, and the passage of the contract. */
export function resultText(result: ToldResult): string {
  const { failures } = result
  const more = failures.length - most
  const rest = more > 0 ? [`         … and ${more} more; --json has them all\n`] : []
  return [lineText(result), ...failures.slice(0, most).map(failureText), ...rest].join('\n')
}

function failureText({ message, sent, came, heard, contract }: Told): string {
  const part = (name: string, text?: string) => (text ? `${indent(name, 11)}\n${indent(text, 13)}` : undefined)
  const parts = [
    indent(`• ${message}`, 9),
    part('sent', sent),
    part('came', came),
    part('heard on the live channel, at last', heard),
    indent(`the contract says, in ${contract.file}:${contract.line} (${contract.pointer})`, 11),
    indent(contract.says ?? contract.text, 13),
  ]
  return `${parts.filter((each) => each !== undefined).join('\n')}\n`
}

/** What was not asked and what is left, then every failure, once, and the totals. */
export function endText({ url, passed, failed, unjudged, checks, notAsked, left, accounts }: Report): string {
  const isBad = ({ outcome }: ToldResult) => outcome === 'failed' || outcome === 'unjudged'
  const verdict =
    failed + unjudged === 0
      ? `${url} keeps the contract.`
      : failed > 0
        ? `${url} does not keep the contract.`
        : `${url} could not be judged in all: some checks could not be asked.`
  const counts = [`${passed} passed`, `${failed} failed`, ...(unjudged > 0 ? [`${unjudged} unjudged`] : [])]
  return [
    '',
    ...notAsked.map(({ id, reason }) => `not asked  ${id}: ${reason}`),
    ...left.map((path) => `left behind  ${path}`),
    ...(accounts.length > 0 ? [`left behind  ${accounts.length} accounts: ${accounts.join(', ')}`] : []),
    '',
    ...checks.filter(isBad).map(resultText),
    verdict,
    counts.join(', '),
  ].join('\n')
}
