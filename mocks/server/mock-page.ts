import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createContractChecker } from '../contract-check/checker.ts'
import { isoTime } from '../db/time.ts'
import type { World } from '../db/world.ts'
import { answerWith } from '../http/build-answer.ts'
import { createCommands, type Mock, readerOf } from '../panel/commands.ts'
import type { Check } from '../scenarios/call-log.ts'

export const mockPath = '/__mock'
/** No other page shows the workbench in a frame, where it could make a person press its buttons. */
const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': "frame-ancestors 'none'" }

/** Whether an address is that of the workbench. */
export const isOfWorkbench = ({ pathname }: URL) => pathname === mockPath || pathname.startsWith(`${mockPath}/`)

function isKey(given: string | null, key: string | undefined): boolean {
  if (given === null || key === undefined) return false
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The workbench of a mock server, as a page of it. Only this machine may open it, or whoever has the key; only the page
 * itself may change something.
 * @param key opens it from another machine; without one none does
 * @param onOpen called whenever something of it is asked for
 */
export function createMockPage(mock: Mock, { key, onOpen }: { key?: string | undefined; onOpen: () => void }) {
  const read = readerOf(mock)
  const commands = createCommands(mock)

  const run = async (request: Request): Promise<Response> => {
    const { id, args } = await request.json()
    if (typeof id !== 'string' || !Object.hasOwn(commands, id) || !Array.isArray(args))
      return answerWith(404, { message: 'The workbench has no such command.' })
    try {
      const work = commands[id as keyof typeof commands] as (...args: unknown[]) => Promise<unknown>
      return answerWith(200, { result: (await work(...args)) ?? null })
    } catch (error) {
      return answerWith(400, { message: error instanceof Error ? error.message : String(error) })
    }
  }
  return async (message: IncomingMessage, url: URL, receive: () => Promise<Request | undefined>): Promise<Response> => {
    if (!isLocal(message, url) && !isKey(url.searchParams.get('key'), key))
      return answerWith(403, {
        message: 'Only this machine may open the workbench. Start the server with --open for a link.',
      })
    onOpen()
    const path = url.pathname.slice(mockPath.length)
    if (path === '/do' && message.method === 'POST') {
      const from = URL.parse(message.headers.origin ?? '')?.host
      if (from === undefined || from !== message.headers.host)
        return answerWith(403, { message: 'Only the workbench itself may change something.' })
      const request = await receive()
      return request ? run(request) : answerWith(400, { message: 'The body is too long.' })
    }
    if (message.method !== 'GET') return answerWith(405, { message: 'This can only be read.' }, { Allow: 'GET' })
    if (path === '/state') return answerWith(200, read(), headers)
    if (path !== '') return answerWith(404, { message: `There is no ${url.pathname} here.` })
    return new Response(await page(), { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
  }
}

/**
 * Compares calls with the contract from the moment that the workbench is first opened: a server that no one watches does
 * not spend the second that reading the contract takes.
 */
export function createLateCheck(basePath: string): { begin: () => void; check: Check } {
  let checker: Promise<ReturnType<typeof createContractChecker>> | undefined
  const read = async () => {
    // The tools stand beside the mock, and are not loaded with it.
    const { execa } = await import('execa')
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const options = { cwd: root, preferLocal: true, env }
    const { stdout } = await execa('redocly', ['bundle', 'openapi.yaml', '--ext', 'json'], options)
    return createContractChecker(JSON.parse(stdout), basePath)
  }
  return {
    begin: () => {
      checker ??= read()
      checker.catch(() => undefined)
    },
    check: async (exchange) => (await checker)?.checkExchange(exchange),
  }
}

let built: Promise<string> | undefined
const page = () => {
  built ??= buildPage()
  return built
}

/** The page with its script and styles in it, built when it is opened for the first time. */
async function buildPage(): Promise<string> {
  const { build } = await import('vite')
  const ownPage = JSON.stringify(fileURLToPath(new URL('../panel/own-page.tsx', import.meta.url)))
  const entry = '\0entry'
  const starts = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? `import { showOwnPage } from ${ownPage}\nvoid showOwnPage()` : undefined),
  }
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [starts],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 1_000_000,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const [output] = [result].flat()
  const files = output && 'output' in output ? output.output : []
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  const styles = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : []))
  // An end tag inside of the script would end it.
  const inline = script.replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mock – Emberhall</title><meta name="viewport" content="width=device-width"><style>${styles.join('\n')}</style></head><body><script type="module">${inline}</script></body></html>`
}

export const outboxPath = '/__outbox'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** The outbox as JSON, newest first. It is only for programs on this machine. */
export async function outboxPage(world: World, message: IncomingMessage, url: URL): Promise<Response> {
  if (!isLocal(message, url)) return answerWith(403, { message: 'Only this machine may read the outbox.' })
  if (message.method !== 'GET') return answerWith(405, { message: 'The outbox can only be read.' }, { Allow: 'GET' })
  // An unescaped plus sign in a query means a space, but people type `?contact=+12025550123`.
  const contact = url.searchParams.get('contact')?.replace(/^ /, '+')
  const messages = contact === undefined ? world.outbox.list() : await world.outbox.listTo(contact)
  return answerWith(
    200,
    messages.map(({ channel, to, subject, text, code, sentAt }) => ({
      channel,
      to,
      subject,
      text,
      code,
      sentAt: isoTime(sentAt),
    })),
  )
}

/**
 * Whether a request comes from this machine, under a local host name (a foreign page could use a name of its own that
 * resolves to this machine), and not through a proxy.
 */
function isLocal({ socket, headers }: IncomingMessage, { hostname }: URL): boolean {
  const isProxied = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers)
  const address = socket.remoteAddress ?? ''
  const family = socket.remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4'
  const named = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
  return named && !isProxied && loopback.check(address, family)
}
