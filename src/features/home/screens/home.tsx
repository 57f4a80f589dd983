import { useEffect, useEffectEvent, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { statusOf } from '../../../api/api-error.ts'
import { fresh } from '../../../api/call.ts'
import { invitationsApi, previewArg } from '../../../api/invitations-api.ts'
import { profileApi } from '../../../api/profile-api.ts'
import { useMyGames } from '../../../game/game-queries.ts'
import { useSeatRequest } from '../../../game/seat-request.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { waitingPollMs } from '../../../rules/limits.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import home from '../../../shell/page/drawings/home.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { readReturnTo } from '../../../shell/return-to.ts'
import { routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { GamesLoading, GamesPart } from '../components/games-part.tsx'

/**
 * The link of the person's pending request for a seat. Once the host has answered, it is forgotten.
 * @param refetchGames an accepted person has one more game
 */
function usePendingRequest(refetchGames: () => Promise<unknown>) {
  const [request, keep] = useSeatRequest()
  const { currentData, error } = invitationsApi.usePreviewInvitationQuery(
    previewArg(request ?? { gameId: '', token: '' }),
    {
      skip: !request,
      pollingInterval: waitingPollMs,
      skipPollingIfUnfocused: true,
      ...fresh,
      refetchOnMountOrArgChange: true,
    },
  )
  const state = statusOf(error) === 404 ? 'gone' : currentData?.state
  const forget = useEffectEvent(() => refetchGames().then(() => keep(undefined)))
  useEffect(() => {
    if (state && state !== 'waiting') void forget()
  }, [state])
  return request
}

/**
 * First the page that the person wanted before they had to sign in, or the invitation on which they wait for the host;
 * then the next session, their next steps and their games.
 */
export default function Home() {
  const userId = useUserId()
  const returnTo = useMemo(() => readReturnTo(userId), [userId])
  const hydrated = useHydrated()
  const { data: profile, isLoading } = profileApi.useGetProfileQuery()
  const { games, refetch } = useMyGames()
  const request = usePendingRequest(refetch)
  const next = returnTo ?? (request && { path: href('join', request), title: routes.join.title })
  const isInvited = hydrated && next?.title === routes.join.title
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
        isInvited && request
          ? "You've requested a seat. You're waiting for the host."
          : games?.length !== 0
            ? "See when you play next, what's waiting for you, and all your games."
            : isInvited
              ? 'You have an invitation waiting.'
              : 'Three steps, about a minute each.'
      }
      picture={games?.length === 0 && <Drawing src={home} />}
      actions={
        hydrated &&
        next && (
          <Link to={next.path} className={buttonClass(request ? 'secondary' : 'primary')}>
            Continue to {next.title}
          </Link>
        )
      }
    >
      {/* The title may take a second line with the name. Games that come first wait for it, so that nothing moves. */}
      {isLoading ? <GamesLoading /> : <GamesPart isLed={hydrated && next !== undefined} isInvited={isInvited} />}
    </Page>
  )
}
