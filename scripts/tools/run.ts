import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/** Settings that stop tools from reporting their use or announcing newer versions. */
const noTelemetry = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  SCARF_ANALYTICS: 'false',
}

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })
const children = new Set<ChildProcess>()

/** The result of a command: its exit code (1 if a signal ended it), and its output if that was captured. */
export type Finished = { code: number; output: string }
type Options = { env?: Record<string, string>; capture?: boolean; cwd?: string }

/** Runs a command to its end. Its output goes to this terminal or, with `capture`, into the result. */
export function run(
  command: string,
  args: string[],
  { env = {}, capture = false, cwd }: Options = {},
): Promise<Finished> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      env: { ...process.env, ...noTelemetry, ...env },
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
 * Runs the command that a package installs, on the Node that runs this script. It works on every system, although
 * `node_modules/.bin` has links on some and .cmd files on others.
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
 * On Ctrl-C, or if asked to end, waits until the running commands have ended themselves, so that no browser or server
 * is left.
 *
 * @returns a function that tells whether the end was asked for
 */
export function endTogether(): () => boolean {
  let ended = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      ended = true
      // A terminal sends Ctrl-C to the children too. A second one would make them skip their clean-up.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
  return () => ended
}
