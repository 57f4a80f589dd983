import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { World } from '../db/world.ts'
import { readWorldFile, restoreWorld, textOf } from '../tags/world-file.ts'

/** The longest wait before a change is written, in milliseconds. */
const writeWithin = 1000

/**
 * Stores a world in a file: reads it if it exists, and writes all of it after changes, under another name until it is
 * complete.
 * @returns a function that writes pending changes and gives the file free
 * @throws (rejects) an error with a sentence for the person, if the file is of another kind or cannot be written
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
    if (isRunning(Number(readIfThere(`${path}.lock`))))
      throw new Error('Another mock server uses it. Stop that one first.')
    writeFileSync(`${path}.lock`, String(process.pid))
    const text = readIfThere(path)
    await restoreWorld(world, text === undefined ? {} : readWorldFile(text))
    write()
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`${path} can't be used for --data: ${why} Name another file to begin a new world.`, {
      cause: error,
    })
  }
  world.subscribe(() => {
    waiting ??= setTimeout(flush, writeWithin)
  })
  return () => {
    flush()
    rmSync(`${path}.lock`, { force: true })
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether another process with this id runs; one that has crashed leaves its lock behind. */
function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch {
    return false
  }
}
