import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The class names of each file so far, and the file of each letter prefix. */
const files = new Map<string, { path: string; names: string[] }>()

/**
 * The name of a CSS module's class in a build: three letters for its file and one for itself. It is much shorter than
 * Vite's, and the same in the client's build and in the prerendered pages.
 *
 * @throws if two files would have the same letters
 */
export function classNameOf(name: string, file: string): string {
  // A copy of the app below another folder has the same names as the app.
  const path = relative(process.cwd(), file.split('?')[0] ?? '').replace(/^.*\/(?=src\/)/, '')
  const prefix = [...createHash('sha256').update(path).digest().subarray(0, 3)]
    .map((byte) => letters[byte % letters.length])
    .join('')
  const known = files.get(prefix) ?? { path, names: [] }
  if (known.path !== path)
    throw new Error(`${known.path} and ${path} would share the names of their classes. Rename one.`)
  files.set(prefix, known)
  if (!known.names.includes(name)) known.names.push(name)
  return `${prefix}${(known.names.indexOf(name) + 10).toString(36)}`
}
