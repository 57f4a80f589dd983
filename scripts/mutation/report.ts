import type { Tally } from '../tools/tally.ts'
import type { Equivalent } from './equivalents/equivalent.ts'
import { equivalents } from './equivalents.ts'
import type { Numbered } from './instrument.ts'
import type { Mutant } from './mutants.ts'
import { folders } from './scope.ts'

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

type Found = { path: string; mutant: Mutant }
/** One mutant of an entry. */
const namesIt = ({ file, within, from }: Equivalent, to: string, { path, mutant }: Found) =>
  file === path && within === mutant.within && from === onOneLine(mutant.from) && to === onOneLine(mutant.to)

/**
 * Prints the survivors that nobody has named, the entries of the list that name no survivor, and each folder's score.
 *
 * @param alive the numbers of those that no test killed
 * @param list the survivors that are named
 * @returns the killed and the named, and what there is left to do
 */
export function reportOn(plan: Record<string, Numbered[]>, alive: ReadonlySet<number>, list = equivalents): Tally {
  const all = Object.entries(plan).flatMap(([path, mutants]) => mutants.map((mutant) => ({ path, mutant })))
  const survivors = all.filter(({ mutant }) => alive.has(mutant.id))
  const named = list.flatMap((entry) => entry.to.map((to) => ({ entry, to })))
  const unnamed = survivors.filter((found) => !named.some(({ entry, to }) => namesIt(entry, to, found)))
  for (const { path, mutant } of unnamed) {
    const { line, within, from, to } = mutant
    console.log(`${path}:${line} ${within}\n  - ${onOneLine(from)}\n  + ${onOneLine(to)}`)
  }
  const stale = named
    .filter(({ entry }) => plan[entry.file])
    .filter(({ entry, to }) => !survivors.some((found) => namesIt(entry, to, found)))
  for (const { entry, to } of stale)
    console.log(`${entry.file} ${entry.within}: no longer survives, or is not there: ${entry.from} → ${to}`)

  for (const folder of folders) {
    const here = all.filter(({ path }) => path.startsWith(`${folder}/`))
    const left = survivors.filter(({ path }) => path.startsWith(`${folder}/`)).length
    const open = unnamed.filter(({ path }) => path.startsWith(`${folder}/`)).length
    if (here.length > 0)
      console.log(
        `${folder.padEnd(22)} ${here.length - left} of ${here.length} killed, ${left - open} named, ${open} open`,
      )
  }
  return { passed: all.length - unnamed.length, failed: unnamed.length + stale.length }
}
