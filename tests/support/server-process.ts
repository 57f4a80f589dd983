import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}

/** The longest wait for a server's first answer, milliseconds. */
const timeoutMs = 20_000

/**
 * Starts a server and waits until it answers at `origin`.
 *
 * @returns a function that ends it and waits for its end
 * @throws an error with its output, if it ends early or does not answer in time
 */
export async function startServer(origin: string, command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const stop = () => end(child, ended)
  try {
    await Promise.race([failed, answers(origin, child)])
  } catch (error) {
    await stop()
    throw new Error(`"${command} ${args.join(' ')}" did not start.\n${said}`, { cause: error })
  }
  return stop
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(origin).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${origin}.`)
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  child.kill('SIGTERM')
  const kill = setTimeout(() => child.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(kill)
}
