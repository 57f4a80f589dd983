import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'

/** Settings that stop tools from reporting their use or announcing newer versions. */
const noTelemetry = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  SCARF_ANALYTICS: 'false',
}

/** The result of a command: its exit code (1 if a signal ended it), and its output if that was captured. */
export type Finished = { code: number; output: string }
type Options = { env?: Record<string, string>; capture?: boolean; cwd?: string }

const ending = new AbortController()

/** Starts a command: one of a package of the project, of the system, or a path. */
const start = (command: string, args: string[], { env, capture, cwd }: Options) =>
  execa(command, args, {
    preferLocal: true,
    stdin: 'ignore',
    stdout: capture ? 'pipe' : 'inherit',
    stderr: capture ? 'pipe' : 'inherit',
    all: true,
    reject: false,
    stripFinalNewline: false,
    env: { ...noTelemetry, ...env },
    cwd,
    cancelSignal: ending.signal,
    forceKillAfterDelay: 5000,
  })

/**
 * Runs a command to its end. Its output goes to this terminal or, with `capture`, into the result. A command that cannot
 * be started has failed, and its output says why.
 */
export async function run(command: string, args: string[], options: Options = {}): Promise<Finished> {
  const { exitCode, all, failed, originalMessage, signal } = await start(command, args, options)
  const notStarted = failed && exitCode === undefined ? `${originalMessage ?? ''}\n` : ''
  // Such a process prints no reason itself.
  if (signal && !ending.signal.aborted) console.error(`"${command}" was ended by the signal ${signal}.`)
  return { code: exitCode ?? 1, output: `${all ?? ''}${notStarted}` }
}

/** The longest wait for a server's first answer, milliseconds. */
const patienceMs = 60_000

/**
 * Starts a server and waits until it answers at `origin`.
 *
 * @returns a function that ends it and waits for its end
 * @throws an error with its output, if it ends early or does not answer in time
 */
export async function startServer(
  origin: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd?: string,
) {
  const server = start(command, args, { env, cwd, capture: true })
  const running = { now: true }
  const ended = server.then((result) => {
    running.now = false
    return result
  })
  const stop = async () => {
    server.kill()
    return ended
  }
  for (const deadline = Date.now() + patienceMs; running.now && Date.now() < deadline; await delay(50)) {
    const response = await fetch(origin).catch(() => undefined)
    if (response?.ok) return async () => void (await stop())
  }
  const { all } = await stop()
  throw new Error(`"${command} ${args.join(' ')}" does not answer at ${origin}.\n${all}`)
}

/**
 * On Ctrl-C or a request to end, waits until the running commands have ended, so that no browser or server is left.
 *
 * @returns a function that says whether the end was requested
 */
export function endTogether(): () => boolean {
  let ended = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      ended = true
      // A terminal sends Ctrl-C to the children too. A second one would make them skip their clean-up.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) ending.abort()
    })
  }
  return () => ended
}
