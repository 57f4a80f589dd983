import { createHash } from 'node:crypto'
import { hintScript, startScript } from '../build/inline-scripts.ts'

/** The options of the headers. `apiOrigin`: scheme, host and port of an API on another origin than the app's. */
export type HeaderOptions = { apiOrigin?: string }

/** Each directive of the policy, and what it allows. */
function policy({ apiOrigin }: HeaderOptions): Record<string, string> {
  return {
    'default-src': "'self'",
    'script-src': `'self' ${policyHash(hintScript)} ${policyHash(startScript)}`,
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': apiOrigin ? `'self' ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}` : "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // This policy creates one address, the service worker's.
    'trusted-types': 'offline-worker',
  }
}

/** The Content-Security-Policy of a live build: its own files, calls to its API, and nothing else. */
export const contentSecurityPolicy = (options: HeaderOptions = {}) =>
  Object.entries(policy(options))
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')

/**
 * The security headers of every answer of a live build. `vite preview` sends them, and the files in deploy/ are written
 * from them. docs/deploy.md gives the reason for each.
 */
export const securityHeaders = (options: HeaderOptions = {}): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'fullscreen=(self), otp-credentials=(self), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** Sent only over TLS. A browser that saw it once does not use plain http for this host for a year. */
export const strictTransportSecurity = 'max-age=31536000'

/** Files below assets/ have a hash of their content in their name. All others may change. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

/** The hash of an inline script in the notation of a Content-Security-Policy. */
export const policyHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
