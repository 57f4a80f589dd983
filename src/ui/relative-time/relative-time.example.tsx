import { RelativeTime } from '../../ui/relative-time/relative-time.tsx'

/** `at` is a time as the API gives it. */
export function RelativeTimeExample({ seenAt, expiresAt }: { seenAt: string; expiresAt: string }) {
  return (
    <p>
      Last seen <RelativeTime at={seenAt} />. The link expires <RelativeTime at={expiresAt} />.
    </p>
  )
}
