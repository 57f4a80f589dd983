import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { basePath } from '../../src/contract/operations.gen.ts'
import { cryptoBytes, randomToken } from '../db/random.ts'
import type { World } from '../db/world.ts'
import { type Arguments, help, readArguments } from './arguments.ts'
import { mockPath, outboxPath } from './mock-page.ts'
import { startMockServer } from './server.ts'

/** Prints each message when it is sent. The terminal stands for the phone and the mailbox. */
function printOutbox(world: World) {
  // The messages in a stored world were printed when they were sent.
  const printed = new Set(world.outbox.list().map(({ id }) => id))
  world.subscribe(() => {
    for (const { id, channel, to, text, sentAt } of world.outbox.list().toReversed()) {
      if (printed.has(id)) continue
      printed.add(id)
      const time = new Date(sentAt).toLocaleTimeString('en-GB')
      console.log(`${time}  ${channel === 'sms' ? 'SMS' : 'Email'} to ${to}: ${text}`)
    }
  })
}

const everyNetwork = /0\.0\.0\.0|\[::\]/
/** The address by which another machine finds this one. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some = []) => some)
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost'
}

async function serve({ data, world: madeUp, open, ...given }: Arguments) {
  const options = { ...given, key: open ? randomToken(cryptoBytes) : undefined }
  const server = await startMockServer({ ...options, madeUp, data })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // `once`: a second Ctrl+C ends the process at once.
    process.once(signal, () => {
      console.log('Stopping.')
      void server.close()
    })
  }
  printOutbox(server.world)
  const here = server.url.replace(everyNetwork, 'localhost')
  const elsewhere = server.url.replace(everyNetwork, ownAddress())
  console.log(`The mocked API is at ${elsewhere}${basePath} (scenario: ${options.scenario}).`)
  const real = options.real.join(', ')
  if (real) console.log(`The server at ${options.target} answers ${real}. It also sends the codes.`)
  if (data) console.log(`Its world is kept in ${data}.`)
  const workbench = options.key === undefined ? here + mockPath : `${elsewhere}${mockPath}?key=${options.key}`
  console.log(`Its workbench is at ${workbench}.`)
  if (!real) console.log(`Codes appear here and at ${here}${outboxPath}.`)
  console.log('Stop it with Ctrl+C.')
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error)) return error.message
  if (error.code === 'EADDRINUSE') return 'The port is taken. Choose another with --port, or stop what uses it.'
  if (error.code === 'EACCES') return 'This user may not use that port. Choose one above 1023 with --port.'
  return error.message
}

try {
  if (existsSync('.env')) process.loadEnvFile()
  const options = readArguments(process.argv.slice(2))
  if (options === 'help') console.log(help)
  else await serve(options)
} catch (error) {
  console.error(`${explain(error)}\nRun it with --help to see what it takes.`)
  process.exitCode = 1
}
