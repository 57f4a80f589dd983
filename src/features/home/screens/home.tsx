import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { profileApi } from '../../../api/profile-api.ts'
import { useMyGames } from '../../../game/game-queries.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import home from '../../../shell/page/drawings/home.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { readReturnTo } from '../../../shell/return-to.ts'
import { routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { GamesLoading, GamesPart } from '../components/games-part.tsx'

/**
 * First the page that the person wanted before they had to sign in; then the next session, their next steps and their
 * games.
 */
export default function Home() {
  const userId = useUserId()
  const returnTo = useMemo(() => readReturnTo(userId), [userId])
  const hydrated = useHydrated()
  const { data: profile, isLoading } = profileApi.useGetProfileQuery()
  const { games } = useMyGames()
  const isInvited = hydrated && returnTo?.title === routes.join.title
  return (
    <Page
      title={
        profile?.chosen
          ? `Welcome back, ${inSentence(profile.displayName)}`
          : !games?.length
            ? 'Welcome'
            : profile
              ? `Welcome, ${inSentence(profile.displayName)}`
              : 'Welcome back'
      }
      lead={
        games?.length !== 0
          ? "See when you play next, what's waiting for you, and all your games."
          : isInvited
            ? 'You have an invitation waiting.'
            : 'Three steps, about a minute each.'
      }
      picture={games?.length === 0 && <Drawing src={home} />}
      actions={
        hydrated &&
        returnTo && (
          <Link to={returnTo.path} className={buttonClass('primary')}>
            Continue to {returnTo.title}
          </Link>
        )
      }
    >
      {/* The title may take a second line with the name. Games that come first wait for it, so that nothing moves. */}
      {isLoading ? <GamesLoading /> : <GamesPart isLed={hydrated && returnTo !== undefined} isInvited={isInvited} />}
    </Page>
  )
}
