import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { path: string; text: string }

/** The text files below `folders` whose path matches `kind`. Paths are relative to the root of the project. */
export function sourceFiles(folders: string[], kind: RegExp): SourceFile[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => kind.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export const isGenerated = ({ path }: SourceFile) => path.endsWith('.gen.ts')
/** Whether a file is a test, a story or a journey. */
export const isAside = ({ path }: SourceFile) => /\.(test|spec|stories)\.tsx?$/.test(path)
