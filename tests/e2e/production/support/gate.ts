import { connect, createServer, type Socket } from 'node:net'

/**
 * A gate in front of a server. While it is shut, calls are refused and open connections break, as when the server is
 * stopped. The server behind it keeps its sessions, as one with a database does.
 *
 * @param target the server's port on this machine
 */
export async function openGate(target: number) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The gate does not listen.')
  return {
    port: address.port,
    open: async () => {
      if (!server.listening) await listen(address.port)
    },
    shut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
