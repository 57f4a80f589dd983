import { once } from 'node:events'
import { execa } from 'execa'

/** Starts a virtual screen on a machine without a screen: WebKitGTK has no headless mode. */
export async function openDisplay(
  xvfb: string | undefined,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  if (xvfb === undefined) return { env: {}, close: async () => {} }
  // Xvfb chooses a free display number and writes it to this file descriptor.
  const server = execa(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    reject: false,
  })
  const told = server.stdio[3]
  if (!told) throw new Error('Xvfb has no file to write its number to.')
  const number = await Promise.race([once(told, 'data'), server.then(() => undefined)])
  if (number === undefined) throw new Error(`${xvfb} ended before it had opened a screen.`)
  return {
    env: { DISPLAY: `:${String(number[0]).trim()}` },
    close: async () => {
      server.kill('SIGTERM')
      await server
    },
  }
}
