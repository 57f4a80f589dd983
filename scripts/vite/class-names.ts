import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const taken = new Map<string, string>()

/**
 * The name of a class of a CSS module in a build: its own, and two characters for its file. Shorter than Vite's, which
 * also counts lines; the same in the client's build and in that of the prerendered pages.
 *
 * @throws where two files would share a name
 */
export function classNameOf(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? '')
  const className = `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 2)}`
  const owner = taken.get(className) ?? path
  if (owner !== path) throw new Error(`The class ${className} would belong to ${owner} and to ${path}. Rename one.`)
  taken.set(className, path)
  return className
}
