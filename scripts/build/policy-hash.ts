import { createHash } from 'node:crypto'

/** The hash of an inline script in the notation of a Content-Security-Policy. */
export const policyHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
