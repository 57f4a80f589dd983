import { createHash } from 'node:crypto'

/** An inline script as a Content-Security-Policy names it. */
export const policyHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
