import { parseArgs } from 'node:util'
import {
  faults,
  goodServers,
  type Trial,
  together,
  tryFault,
  tryFaultAmongAll,
  tryFaultFirstAlone,
} from './try-faults.ts'

const help = `npm run conformance:selftest               plants every fault before the check that has to find it
npm run conformance:selftest -- cookie     those whose name holds one of the words
npm run conformance:selftest -- --whole    every check that needs others runs with them on each of their faults,
                                           which takes longer and tells what else finds it
npm run conformance:selftest -- --every 5  plants every fifth fault`

const { values, positionals: words } = parseArgs({
  options: { whole: { type: 'boolean' }, every: { type: 'string', default: '1' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
if (values.help) {
  console.log(help)
  process.exit(0)
}
const plant = values.whole ? tryFaultAmongAll : tryFaultFirstAlone
const chosen = Object.entries(faults)
  .filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)))
  .filter((_, at) => at % Number(values.every) === 0)
if (chosen.length === 0) {
  console.error(`No fault's name holds "${words.join('" or "')}". Without a word every fault is planted.`)
  process.exit(2)
}
const width = Math.max(...chosen.map(([name, { title }]) => `${name}: ${title}`.length))
const sideBySide = 6
const tally = { passed: 0, failed: 0 }

function row(ok: boolean, planted: string, found: string, { leaks }: Trial) {
  tally[ok && leaks === 0 ? 'passed' : 'failed'] += 1
  const secret = leaks > 0 ? `; its report holds ${leaks} codes or cookies` : ''
  console.log(`${ok ? 'ok    ' : 'MISSED'}  ${planted.padEnd(width)}  ${found}${secret}`)
}

console.log(`${' '.repeat(8)}${'planted'.padEnd(width)}  found by`)
// The other good servers are about sessions. With a part of the faults they are left to tests/conformance/try-faults.test.ts.
const isPart = words.length > 0 || values.every !== '1'
const tried = Object.entries(goodServers).filter(([name]) => !isPart || name === '')
async function rowOfGood([name, server]: (typeof tried)[number]) {
  const trial = await tryFault(server, name === '' ? {} : { checks: together })
  const found = trial.found.map(({ id, reason, failures }) => `${id}: ${failures[0]?.message ?? reason}`)
  return () => row(found.length === 0, `nothing${name}`, found.join('; ') || 'nothing', trial)
}
async function rowOf([name, fault]: (typeof chosen)[number]) {
  const { title, foundBy } = fault
  const trial = await plant(fault)
  const failed = trial.found.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)
  const found = failed.includes(foundBy)
  const ids = [found ? foundBy : `not by ${foundBy}`, ...failed.filter((id) => id !== foundBy)]
  return () => row(found, `${name}: ${title}`, ids.join(', '), trial)
}

// Side by side, because half of the time they wait: each for a sliding session to move, some for an answer that never comes.
const works = [...tried.map((good) => () => rowOfGood(good)), ...chosen.map((fault) => () => rowOf(fault))]
const tellers = works.map(() => Promise.withResolvers<() => void>())
const waiting = works.entries()
const worker = async () => {
  for (const [at, work] of waiting) await work().then(tellers[at]?.resolve, tellers[at]?.reject)
}
for (let count = 0; count < sideBySide; count++) void worker()
for (const { promise } of tellers) (await promise)()
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 ? 1 : 0
