import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/** Tools that would report their use, or tell of newer versions, are asked not to. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  SCARF_ANALYTICS: 'false',
}

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })
const children = new Set<ChildProcess>()

/** A finished command: its exit code (1 if a signal ended it) and, where it was captured, what it printed. */
export type Finished = { code: number; output: string }
type Options = { env?: Record<string, string>; capture?: boolean; cwd?: string }

/** Runs a command to its end, with its output on this terminal or, with `capture`, in the result. */
export function run(
  command: string,
  args: string[],
  { env = {}, capture = false, cwd }: Options = {},
): Promise<Finished> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      env: { ...process.env, ...quiet, ...env },
      cwd,
    })
    children.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => {
      children.delete(child)
      done({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs the command that a package installs, on the Node that runs this script: the same on every system, where
 * `node_modules/.bin` holds links here and .cmd files there.
 *
 * @param command its name, if the package has more than one or names it otherwise
 * @throws if the package has no such command
 */
export function runTool(name: string, args: string[], options?: Options & { command?: string }): Promise<Finished> {
  const folder = resolve('node_modules', name)
  const { bin } = Manifest.parse(JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')))
  const command = options?.command ?? name.split('/').at(-1) ?? name
  const path = typeof bin === 'string' ? bin : bin[command]
  if (path === undefined) throw new Error(`The package ${name} has no command "${command}".`)
  return run(process.execPath, [resolve(folder, path), ...args], options)
}

/**
 * On Ctrl-C, or when asked to end, lets the running commands end themselves first, so that no browser or server stays
 * behind.
 *
 * @returns whether that has happened
 */
export function endTogether(): () => boolean {
  let ended = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      ended = true
      // A terminal sends Ctrl-C to the children by itself; a second one would make them give up their clean-up.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
  return () => ended
}
