import { run } from '../tools/run.ts'
import { targets } from './generate.ts'
import { findProblems } from './lint/find-problems.ts'
import { eventsBeside, readContract } from './read/bundle.ts'

/** The problems of a contract beyond OpenAPI's own rules, one a line. */
function ownProblems(yaml: string): string[] {
  try {
    const events = eventsBeside(yaml)
    return findProblems(readContract(yaml), events === undefined ? {} : readContract(events)).map(
      ({ where, message }) => `${yaml} ${where}\n  ${message}`,
    )
  } catch (error) {
    return [`${yaml} cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}

// Redocly is started here and not from package.json, where switching off its telemetry would depend on the shell.
const files = targets.map(({ yaml }) => yaml)
const described = files.flatMap((yaml) => [yaml, eventsBeside(yaml) ?? []].flat())
const { code } = await run('redocly', ['lint', ...described])
const problems = files.flatMap(ownProblems)
for (const problem of problems) console.error(problem)
process.exitCode = code || (problems.length > 0 ? 1 : 0)
