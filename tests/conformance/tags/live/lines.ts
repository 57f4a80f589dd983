import type { Run } from '../../kernel/run.ts'
import { withTable } from '../games/table.ts'
import { type OpenLine, openLine } from './line.ts'

export const three = ['host', 'admin', 'player'] as const
type Lines = Record<(typeof three)[number], OpenLine>

/** Everybody at a table of their own, each with a line. */
export async function withLines(run: Run, work: (lines: Lines, gameId: string) => Promise<void>) {
  await withTable(run, async ({ gameId }) => {
    const lines = {} as Lines
    for (const part of three) lines[part] = await openLine(run, part, gameId)
    await work(lines, gameId)
  })
}

const frame = '#/components/schemas/LiveFrame'

/** The facts of a line follow each other by one, from its beginning on; each signal repeats the number before it. */
export function mustCount(run: Run, { frames, from }: Pick<OpenLine, 'frames' | 'from'>, occasion: string) {
  let last = from
  for (const { seq, isSignal, type } of frames) {
    const due = isSignal ? last : last + 1
    if (seq !== due) run.fail(`${occasion}: the number of ${type} is ${seq}, not ${due}`, frame)
    last = seq
  }
}
