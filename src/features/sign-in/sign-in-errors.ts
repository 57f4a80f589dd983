import { errorText, isApiError } from '../../api/api-error.ts'
import type { SignInError } from './sign-in-slice.ts'

/**
 * What to tell of a failed call: the server's message or else `fallback`, and where it helps, what to do.
 * The server's own message is left to speak for itself.
 */
export function toSignInError(error: unknown, fallback: string): SignInError {
  return { text: errorText(error, fallback), advice: isApiError(error) ? adviceFor(error.kind) : undefined }
}

function adviceFor(kind: string): string | undefined {
  switch (kind) {
    case 'no-network':
      return 'The server cannot be reached. Check your connection and try again.'
    case 'not-json':
    case 'off-contract':
      return 'The server gave an answer we do not understand. Try again in a moment.'
    default:
      return undefined
  }
}
