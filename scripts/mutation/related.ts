import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const imports = new Map<string, string[]>()

/** The files of the project that a file imports, also those that it loads later. */
function importsOf(path: string): string[] {
  const known = imports.get(path)
  if (known) return known
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true)
  const found = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName))
    .filter((each) => /\.tsx?$/.test(each) && existsSync(each))
  imports.set(path, found)
  return found
}

/** A file and all that it imports, directly or not. Paths are relative to the root of the project. */
export function reachOf(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached
  reached.add(path)
  for (const each of importsOf(path)) reachOf(each, reached)
  return reached
}
