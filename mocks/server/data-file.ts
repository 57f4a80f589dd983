import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { World } from '../db/world.ts'
import { readWorldFile, restoreWorld, textOf } from '../tags/world-file.ts'

/** The longest wait before a change is written, in milliseconds. */
const writeWithin = 1000

/**
 * Stores a world in a file: reads it if it exists, and writes all of it after changes, under another name until it is
 * complete.
 * @returns a function that writes pending changes
 * @throws (rejects) an error with a sentence for the person, if the file is of another kind or cannot be written
 *
 */
export async function keepInFile(world: World, path: string): Promise<() => void> {
  const write = () => {
    writeFileSync(`${path}.new`, textOf(world))
    renameSync(`${path}.new`, path)
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (waiting === undefined) return
    clearTimeout(waiting)
    waiting = undefined
    write()
  }
  try {
    const text = readIfThere(path)
    const file = text === undefined ? { tables: {} } : readWorldFile(text)
    if ('problem' in file) throw new Error(`${file.problem} Name a file of the mock server, or a new one.`)
    await restoreWorld(world, file.tables)
    write()
  } catch (error) {
    throw new Error(`${path} cannot be used for --data: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
  world.subscribe(() => {
    waiting ??= setTimeout(flush, writeWithin)
  })
  return flush
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
