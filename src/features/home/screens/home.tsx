import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { profileApi } from '../../../api/profile-api.ts'
import { useMyGames } from '../../../game/game-queries.ts'
import { usePendingRequest } from '../../../game/seat-request.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import home from '../../../shell/page/drawings/home.svg?raw'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { readReturnTo } from '../../../shell/return-to.ts'
import { brand, routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { GamesLoading, GamesPart } from '../components/games-part.tsx'

const Unsaved = lazyWithRetry(() => import('../components/unsaved.tsx'))

/**
 * First the page that the person wanted before they had to sign in, or the invitation on which they wait for the host;
 * then the next session, their next steps and their games.
 */
export default function Home() {
  const userId = useUserId()
  const returnTo = useMemo(() => readReturnTo(userId), [userId])
  const hydrated = useHydrated()
  const { data: profile, isLoading } = profileApi.useGetProfileQuery()
  const mine = useMyGames(true)
  const { games } = mine
  const pending = usePendingRequest()
  const hasStored = useHasDatabase()
  // The title may take a second line with the name. Games that come first wait for it, so that nothing moves. They are
  // rendered in slices, so that nobody's touch waits for them.
  const isComing = useDeferredValue(isLoading || !(games || mine.error))
  const way = hydrated ? returnTo : undefined
  const request = hydrated && !way ? pending : undefined
  const isInvited = request !== undefined || way?.title === routes.join.title
  const isNew = games?.length === 0
  return (
    <Page
      title={
        profile?.chosen
          ? `Welcome back, ${inSentence(profile.displayName)}`
          : !games
            ? 'Welcome'
            : isNew
              ? `Welcome to ${brand}`
              : profile
                ? `Welcome, ${inSentence(profile.displayName)}`
                : 'Welcome back'
      }
      lead={
        request
          ? request.words
          : !isNew
            ? "What's coming up, what's waiting for you, and all your games."
            : isInvited
              ? 'You have an invitation waiting.'
              : "Here's how to get started."
      }
      picture={isNew && <Drawing src={home} />}
      actions={
        way ? (
          <Link to={way.path} className={buttonClass('primary')}>
            Continue to {way.title}
          </Link>
        ) : (
          request && (
            <>
              <Link to={href('join', request.link)} className={buttonClass()}>
                View request
              </Link>
              {!games?.length && (
                <Link to={href('gameCreate')} className={buttonClass('quiet')}>
                  Create game
                </Link>
              )}
            </>
          )
        )
      }
    >
      {userId && hasStored && (
        <LazyPart>
          <Unsaved key={userId} person={userId} />
        </LazyPart>
      )}
      {isComing ? <GamesLoading /> : <GamesPart mine={mine} isLed={way !== undefined} isInvited={isInvited} />}
    </Page>
  )
}

/** Whether this device has ever kept a change in a database. All others load no script for it. */
function useHasDatabase(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const look = async () => setHas((await indexedDB.databases()).length > 0)
    // A browser that stores nothing has none.
    look().catch(() => {})
  }, [])
  return has
}
