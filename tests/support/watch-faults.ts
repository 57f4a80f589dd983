import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { createPathMatcher, pathBelow } from '../../src/contract/paths.ts'

const match = createPathMatcher(operations)

/** The statuses that the contract declares for a path below its base path, for any method. */
function declaredStatuses(pathname: string): string[] {
  const ids = Object.values(match(pathBelow(basePath, pathname) ?? '')?.byMethod ?? {})
  return ids.flatMap((id) => (id ? Object.keys(examples[id].answers) : []))
}

/** The browser logs an error for every answer of 400 or more. If the contract declares it, it is no fault. */
function isDeclaredFailure(message: ConsoleMessage): boolean {
  const status = message.text().match(/^Failed to load resource: the server responded with a status of (\d{3})/)?.[1]
  const { url } = message.location()
  return status !== undefined && URL.canParse(url) && declaredStatuses(new URL(url).pathname).includes(status)
}

/** The browser logs this for a live channel that a page leaves while it opens. */
const isLeftChannel = (message: ConsoleMessage) =>
  /^WebSocket connection to .* failed: WebSocket is closed before the connection is established/.test(message.text())

const leavesOrigin = (request: Request, origin: string) => {
  const url = new URL(request.url())
  return /^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host
}

/**
 * Collects what no journey may cause in any page of a browser context: a console error or warning, an uncaught error, a
 * request to another origin.
 *
 * @param origin where the app is served, `http://host:port`
 * @returns the faults so far, a sentence each; the list grows
 */
export function watch(context: BrowserContext, origin: string): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isDeclaredFailure(message) || isLeftChannel(message)) return
    faults.push(`console ${message.type()}: ${message.text()} ${message.location().url}`.trim())
  })
  context.on('weberror', (fault) => {
    const { stack, name, message } = fault.error()
    // If something other than an Error was rejected, there is no stack.
    faults.push(`uncaught: ${stack || `${name}: ${message}`}`)
  })
  context.on('request', (request) => {
    if (leavesOrigin(request, origin)) faults.push(`request to another origin: ${request.method()} ${request.url()}`)
  })
  return faults
}
