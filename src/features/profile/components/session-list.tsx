import { useRef } from 'react'
import { profileApi } from '../../../api/profile-api.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './profile.module.css'

/** The person's sign-ins, and a button that ends all others. */
export function SessionList() {
  const { data, error, isFetching, refetch } = profileApi.useListSessionsQuery(
    { query: { limit: 100 } },
    { refetchOnFocus: true },
  )
  if (!data && !error)
    return (
      <Loading label="Loading your sign-ins…">
        <Skeleton lines={2} />
      </Loading>
    )
  if (!data)
    return (
      <LoadError
        // A repeated failure is announced again.
        error={isFetching ? undefined : error}
        fallback="Couldn't load your sign-ins."
        busy={isFetching}
        onRetry={refetch}
      />
    )
  return (
    <>
      <ul className={styles.sessions}>
        {data.items.map(({ device, lastSeenAt, current }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may be alike, and none of them keeps a state
          <li key={at} className={`${common.row} ${styles.session}`}>
            <span dir="auto">{device}</span>
            {current ? (
              <Badge tone="good">This device</Badge>
            ) : (
              <span className={common.muted}>
                Last seen <RelativeTime at={lastSeenAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.items.length > 1 && <EndOthers />}
    </>
  )
}

function EndOthers() {
  const part = useRef<HTMLParagraphElement>(null)
  useFocusAfterRemoval(part, 'section')
  const { confirm, toast } = useOverlays()
  const [endOthers, { isLoading: isEnding }] = profileApi.useEndOtherSessionsMutation()
  const end = async () => {
    const isSure = await confirm({
      title: 'Sign out everywhere else?',
      message: "You'll stay signed in here. Everywhere else, you'll need to sign in again.",
      confirmLabel: 'Sign out',
    })
    if (!isSure) return
    const { error } = await endOthers()
    if (!error) toast.success("You're signed out everywhere else.")
    else toast.failed(error, "Couldn't sign out your other devices. Try again.")
  }
  return (
    <p ref={part}>
      <Button busy={isEnding} onClick={end}>
        Sign out everywhere else
      </Button>
    </p>
  )
}
