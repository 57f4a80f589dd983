import type { BrowserContext } from '@playwright/test'

/**
 * Listens in every page of a browser context for violations of the Content-Security-Policy, even if the page catches
 * the error and the console stays silent.
 *
 * @returns the violations so far, a sentence each; the list grows
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('reportViolation', (_source, text: string) => void violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const report: unknown = Reflect.get(window, 'reportViolation')
      const text = `${effectiveDirective} refused ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`
      if (typeof report === 'function') report(text)
    })
  })
  return violations
}
