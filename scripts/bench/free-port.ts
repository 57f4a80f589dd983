import { createServer } from 'node:net'

/** A free port of this machine. */
export const freePort = () =>
  new Promise<number>((found, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() =>
          address && typeof address === 'object' ? found(address.port) : fail(new Error('The system gave no port.')),
        )
      })
  })
