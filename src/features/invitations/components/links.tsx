import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { fresh } from '../../../api/call.ts'
import { invitationsApi } from '../../../api/invitations-api.ts'
import type { Game, Invitation } from '../../../contract/types.gen.ts'
import { FailedCall, LoadError } from '../../../forms/calls.tsx'
import { useStored } from '../../../forms/stored.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import { useUserId } from '../../../session/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import page from '../../../shell/page/page.module.css'
import { useSearchValue } from '../../../shell/use-search-value.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { FilterList } from '../../../ui/filter-list/filter-list.tsx'
import { finderIn } from '../../../ui/filter-list/use-filter.ts'
import { useFocusAfterRemoval, useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { firstLink, linkDrafts, linkName, linkState, newDraft } from '../model/links.ts'
import styles from './invite.module.css'
import { LinkCard } from './link-card.tsx'

const CreateLink = lazyWithRetry(() => import('./create-link.tsx'))

/** The newest link for players; further links, and the form for a new one, below "More links". */
export default function Links({ game }: { game: Game }) {
  const { gameId, name, status, requestsWaiting = 0 } = game
  const userId = useUserId()
  const now = useServerNow()
  const [search, changeSearch] = useSearchValue()
  const [draft, keep] = useStored(linkDrafts, [userId, gameId])
  /** The link that was made on this page last. */
  const [newest, setNewest] = useState<string>()
  const created = (link: Invitation) => {
    setNewest(link.invitationId)
    // A new link that the search hides ends the search.
    if (finderIn([link], textOf)(search).length === 0) changeSearch('')
  }
  const opener = useFocusBack(draft !== undefined)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    keep(newDraft(game))
  }
  const list = invitationsApi.useListAllInvitationsInfiniteQuery(
    { params: { gameId } },
    { ...fresh, refetchOnMountOrArgChange: true },
  )
  const { currentData, error, isFetching, refetch, hasNextPage } = list
  const links = useMemo(() => currentData?.pages.flatMap(({ items }) => items), [currentData])
  const making = useFirstLink(game, links?.length === 0, now)
  const { works: working = [], over = [] } = useMemo(
    () => Object.groupBy(links ?? [], (link) => (linkState(link, now) === 'works' ? 'works' : 'over')),
    [links, now],
  )
  // During a search all matches are in one list.
  const first = search.trim() ? undefined : (working.find(({ role }) => role === 'player') ?? working[0])
  const render = useCallback(
    (link: Invitation) => (
      <LinkCard
        gameId={gameId}
        gameName={name}
        link={link}
        now={now}
        isFirst={link === first && requestsWaiting === 0}
        isNew={link.invitationId === newest}
      />
    ),
    [gameId, name, now, first, newest, requestsWaiting],
  )
  if (!links && error)
    return <LoadError error={error} fallback="Couldn't load the links." busy={isFetching} onRetry={refetch} />
  if (!links || making.isComing) return <LinksComing />
  const isArchived = status === 'archived'
  const more = working.filter((link) => link !== first)
  const shown = { keyOf, textOf, query: search, renderItem: render, column: '22rem', isCounted: true }
  return (
    <>
      {first && (
        <section aria-labelledby="invite-link" className={common.stack}>
          <h2 id="invite-link">Invite link</h2>
          {render(first)}
        </section>
      )}
      <section aria-labelledby="links" className={common.stack}>
        <div className={`${common.row} ${styles.head}`}>
          <h2 id="links" tabIndex={-1}>
            {first ? 'More links' : 'Links'}
          </h2>
          {!isArchived && !draft && (
            <Button
              ref={opener}
              variant={first || requestsWaiting > 0 ? 'secondary' : 'primary'}
              {...CreateLink.intent}
              onClick={open}
            >
              Create link
            </Button>
          )}
        </div>
        <FailedCall error={making.failure} fallback="Couldn't create the link. Try again." />
        {!isArchived && draft && (
          <LazyPart failure="Couldn't load the form." fallback={<FormComing />}>
            <CreateLink game={game} draft={draft} isOpened={wasOpened} keep={keep} now={now} onCreated={created} />
          </LazyPart>
        )}
        {more.length > 0 && <FilterList label="Active links" noun={['link', 'links']} items={more} {...shown} />}
        {working.length === 0 && (
          <EmptyList heading={links.length === 0 ? 'No links yet' : 'No active links'}>
            Send a link by message or email, or show it as a QR code.
          </EmptyList>
        )}
        {over.length > 0 && (
          <details className={common.fold} open={search.trim() !== '' || undefined}>
            <summary>Inactive links ({over.length})</summary>
            <FilterList label="Inactive links" noun={['link', 'links']} items={over} {...shown} />
          </details>
        )}
        {hasNextPage && (
          <Older busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Try again to show older links' : 'Show older links'}
          </Older>
        )}
      </section>
    </>
  )
}

/** Makes the first link of a game when its host opens the page. A lost answer causes no second link. */
function useFirstLink(game: Game, hasNone: boolean, now: number) {
  const { gameId } = game
  const [create, { error }] = invitationsApi.useCreateInvitationMutation()
  const body = hasNone ? firstLink(game, now) : undefined
  const isWanted = body !== undefined
  const make = useEffectEvent(() => {
    if (body) void create({ params: { gameId }, headers: { 'Idempotency-Key': gameId }, body })
  })
  useEffect(() => {
    if (isWanted) make()
  }, [isWanted])
  // Another tab, or an earlier attempt, has made the link with another expiry. The next list contains it.
  const failure = codeOf(error) === 'other_body' ? undefined : error
  return { isComing: isWanted && !failure, failure }
}

/** As high as the first link and the heading of the others. */
const LinksComing = () => (
  <Loading label="Loading the links…">
    <div className={common.stack}>
      <div className={page.comingHeading}>
        <Skeleton width="9rem" />
      </div>
      <CardSkeleton lines={4} />
    </div>
  </Loading>
)

const FormComing = () => (
  <Loading label="Loading the form…">
    <CardSkeleton lines={3} />
  </Loading>
)

type OlderProps = { busy: boolean; onMore: () => void; children: string }

/** It disappears with the last page. */
function Older({ busy, onMore, children }: OlderProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, 'section')
  return (
    <Button ref={button} busy={busy} onClick={onMore}>
      {children}
    </Button>
  )
}

const keyOf = ({ invitationId }: Invitation) => invitationId
const textOf = (link: Invitation) => `${linkName(link)} ${link.role} ${link.createdBy.displayName}`
