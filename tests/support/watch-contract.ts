import type { BrowserContext, Request } from '@playwright/test'
import { createContractChecker } from '../../mocks/contract-check/checker.ts'
import { bundleContract } from '../../scripts/contract/bundle.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

let checker: ReturnType<typeof createContractChecker> | undefined
/** Made for the first call: the process that only collects the journeys needs none. */
const theChecker = () => {
  checker ??= createContractChecker(JSON.parse(bundleContract()))
  return checker
}

/**
 * Compares every finished API call of a browser context with openapi.yaml, request and answer.
 *
 * @param origin where the app is served, `http://host:port`
 * @param report receives each violation as a sentence
 * @returns a function that waits until all finished calls are compared
 */
export function watchContract(context: BrowserContext, origin: string, report: (fault: string) => void) {
  const comparisons: Promise<void>[] = []
  // Not `response`: an answer that the page did not read completely has no body to check.
  context.on('requestfinished', (request) => {
    if (request.url().startsWith(`${origin}${basePath}/`))
      comparisons.push(compare(request).then((violations) => violations.forEach(report), unlessClosed))
  })
  return async () => {
    await Promise.all(comparisons)
  }
}

/** A page that the journey has closed cannot be read any more. */
function unlessClosed(error: unknown) {
  if (!(error instanceof Error && error.message.includes('has been closed'))) throw error
}

async function compare(request: Request): Promise<string[]> {
  // A call that the service worker passes on appears twice. The page's own call is checked.
  if (request.serviceWorker()) return []
  const response = await request.response()
  if (!response) return []
  const responseBody = await response.text().catch(() => (response.status() === 204 ? '' : undefined))
  // The page left by a full load right after the answer, and the browser dropped the body.
  if (responseBody === undefined) return []
  const path = new URL(request.url()).pathname
  const violations = theChecker().checkExchange({
    method: request.method(),
    path,
    requestHeaders: await request.allHeaders(),
    requestBody: request.postData() ?? '',
    status: response.status(),
    responseHeaders: await response.allHeaders(),
    responseBody,
  })
  return violations.map(({ where, message }) => `off the contract: ${request.method()} ${path}: ${message} (${where})`)
}
