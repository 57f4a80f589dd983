import { readFileSync } from 'node:fs'
import type { BrowserContext, Request } from '@playwright/test'
import { createContractChecker } from '../../mocks/contract-check/checker.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

const checker = createContractChecker(readFileSync('src/contract/openapi.gen.yaml', 'utf8'))

/**
 * Compares every finished call of a browser context to the API with openapi.yaml, request and answer.
 *
 * @param origin where the app is served, `http://host:port`
 * @param report gets each violation, a sentence
 * @returns waits until the calls that have finished so far are compared
 */
export function watchContract(context: BrowserContext, origin: string, report: (fault: string) => void) {
  const comparisons: Promise<void>[] = []
  // Not `response`: an answer that the page left, or never read to its end, has no body to judge.
  context.on('requestfinished', (request) => {
    if (request.url().startsWith(`${origin}${basePath}/`))
      comparisons.push(compare(request).then((violations) => violations.forEach(report), unlessClosed))
  })
  return async () => {
    await Promise.all(comparisons)
  }
}

/** A page that the journey has closed tells nothing more. */
function unlessClosed(error: unknown) {
  if (!(error instanceof Error && error.message.includes('has been closed'))) throw error
}

async function compare(request: Request): Promise<string[]> {
  // A call that the service worker passes on is seen twice; the page's own is the one to judge.
  if (request.serviceWorker()) return []
  const response = await request.response()
  if (!response) return []
  const responseBody = await response.text().catch(() => (response.status() === 204 ? '' : undefined))
  // Right after the answer the page went to another one by a full load, and the browser dropped the body.
  if (responseBody === undefined) return []
  const path = new URL(request.url()).pathname
  const violations = checker.checkExchange({
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
