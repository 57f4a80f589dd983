import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ensureChromium } from '../browser/install.ts'
import { endTogether } from '../tools/run.ts'
import { line } from '../tools/tally.ts'
import type { Numbered } from './instrument.ts'
import { findMutants } from './mutants.ts'
import { openQueue } from './queue.ts'
import { reachOf } from './related.ts'
import { reportOn } from './report.ts'
import { isTriedOn, parts, sourcesWith } from './scope.ts'

// npm run tool -- mutation                    all of it; takes a while
// npm run tool -- mutation src/rules cookies  the sources whose path contains one of the words
// PARTS=unit npm run tool -- mutation         only with the tests of these parts

/** How long a part may say nothing before its mutant counts as one that hangs, milliseconds. */
const longestSilence = 120_000

const sources = sourcesWith(process.argv.slice(2))
let id = 0
const plan: Record<string, Numbered[]> = {}
for (const { path, text } of sources) plan[path] = findMutants(text, path).map((mutant) => ({ ...mutant, id: ++id }))
const alive = new Set(Object.values(plan).flatMap((mutants) => mutants.map((mutant) => mutant.id)))
console.log(`${alive.size} mutants in ${sources.length} files`)

mkdirSync('.results', { recursive: true })
const planFile = `.results/mutation-${process.pid}.json`
writeFileSync(planFile, JSON.stringify(plan))
process.env.CHROMIUM_PATH = await ensureChromium()

const interrupted = endTogether()

/** Tries what is alive on the tests of one part. */
async function tryPart(part: string, patterns: string[]) {
  const reaches = new Map(
    globSync(patterns)
      .toSorted()
      .map((file) => [file, reachOf(file)]),
  )
  const files = [...reaches.keys()].filter((file) =>
    sources.some(({ path }) => isTriedOn(file, path) && reaches.get(file)?.has(path)),
  )
  const begun = Date.now()
  let tried = 0
  const queue = await openQueue({
    files,
    candidates: Object.entries(plan).flatMap(([path, mutants]) => {
      const near = new Set(mutants.map((mutant) => mutant.id))
      return mutants
        .filter((mutant) => alive.has(mutant.id))
        .map((mutant) => ({ id: mutant.id, path, once: mutant.once, near }))
    }),
    onOutcome({ id, killedBy }) {
      tried += 1
      if (killedBy) alive.delete(id)
      if (tried % 100 === 0)
        console.log(`  ${tried} tried, ${alive.size} alive, ${Math.round((Date.now() - begun) / 1000)} s`)
    },
    onNotice: (text) => console.log(`  ${text}`),
  })
  const env = { MUTATION_PLAN: planFile, MUTATION_ADDRESS: queue.address, MUTATION_PROJECT: part }
  for (let isLeft = files.length > 0; isLeft && !interrupted(); ) {
    await untilSilent(startVitest(env), queue.silence)
    isLeft = !queue.isDone() && queue.giveUp()
  }
  queue.close()
  console.log(`${part}: ${alive.size} alive after ${Math.round((Date.now() - begun) / 1000)} s`)
}

function startVitest(env: Record<string, string>): ChildProcess {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config=scripts/mutation/vitest.config.ts', 'try-mutants']
  const stdio = process.env.DEBUG ? 'inherit' : 'ignore'
  return spawn(process.execPath, args, { stdio, env: { ...process.env, ...env }, detached: true })
}

/** Resolves when the process has ended; ends it, and all that it started, where it says nothing any more. */
function untilSilent(child: ChildProcess, silence: () => number): Promise<void> {
  const end = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL')
  const watch = setInterval(() => (interrupted() || silence() > longestSilence) && end(), 1000)
  return new Promise((ended) =>
    child.once('close', () => {
      clearInterval(watch)
      ended()
    }),
  )
}

const chosen = process.env.PARTS?.split(',')
for (const [part, patterns] of Object.entries(parts))
  if ((!chosen || chosen.includes(part)) && alive.size > 0) await tryPart(part, patterns)

rmSync(planFile)
const tally = reportOn(plan, alive)
console.log(line(tally))
process.exitCode = interrupted() ? 130 : tally.failed > 0 ? 1 : 0
