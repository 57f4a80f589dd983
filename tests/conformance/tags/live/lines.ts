import type { Run } from '../../kernel/run.ts'
import { withTable } from '../games/table.ts'
import { type Line, openLine } from './line.ts'

export const three = ['host', 'admin', 'player'] as const
type Lines = Record<(typeof three)[number], Line>

/** Everybody at a table of their own, each with a line. */
export async function withLines(run: Run, work: (lines: Lines, gameId: string) => Promise<void>) {
  await withTable(run, async ({ gameId }) => {
    const lines = {} as Lines
    for (const part of three) lines[part] = await openLine(run, part, gameId)
    await work(lines, gameId)
  })
}
