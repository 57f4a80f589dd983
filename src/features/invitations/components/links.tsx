import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useListAllInvitationsInfiniteQuery } from '../../../api/invitations-api.ts'
import type { Game, Invitation } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../platform/game/load-error.tsx'
import { useServerNow } from '../../../platform/game/use-server-now.ts'
import { useSearchValue } from '../../../platform/navigation/use-search-value.ts'
import { selectUser } from '../../../platform/session/session-slice.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { FilterList } from '../../../ui/filter-list/filter-list.tsx'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import { emptyDraft, type LinkDraft, readLinkDraft, writeLinkDraft } from '../link-draft.ts'
import { linkName } from '../link-name.ts'
import { linkState } from '../link-standing.ts'
import { CreateLink } from './create-link.tsx'
import styles from './invite.module.css'
import { LinkCard } from './link-card.tsx'

/** The links into a game, those that work first, and the form for a new one. */
export function Links({ game }: { game: Game }) {
  const { gameId, status } = game
  const userId = useSelector(selectUser)?.userId ?? ''
  const now = useServerNow()
  const section = useRef<HTMLElement>(null)
  const [draft, setDraft] = useState(() => readLinkDraft({ userId, gameId }))
  /** The link that was made on this page last. */
  const [newest, setNewest] = useState<string>()
  const changeDraft = (next: LinkDraft | undefined) => {
    setDraft(next)
    writeLinkDraft({ userId, gameId }, next)
  }
  const close = () => changeDraft(undefined)
  useFocusMoved(section, draft !== undefined)
  const isArchived = status === 'archived'
  return (
    <section ref={section} aria-labelledby="links" className={styles.section}>
      <div className={styles.head}>
        <h2 id="links">Links</h2>
        {!isArchived && !draft && (
          <Button variant="primary" onClick={() => changeDraft(emptyDraft)}>
            Create link
          </Button>
        )}
      </div>
      {!isArchived && draft && (
        <CreateLink
          game={game}
          draft={draft}
          onDraft={changeDraft}
          now={now}
          onCreated={({ invitationId }) => {
            setNewest(invitationId)
            close()
          }}
          onCancel={close}
        />
      )}
      <LinkLists game={game} now={now} newest={newest} />
    </section>
  )
}

/** Button and form take each other's place: the focus goes to the first of what has come. */
function useFocusMoved(place: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current !== isOpen) place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
    wasOpen.current = isOpen
  }, [place, isOpen])
}

type LinkListsProps = { game: Game; now: number; newest: string | undefined }

function LinkLists({ game: { gameId, name }, now, newest }: LinkListsProps) {
  const [search] = useSearchValue()
  const { currentData, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListAllInvitationsInfiniteQuery(
      { params: { gameId } },
      { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: true },
    )
  const links = useMemo(() => currentData?.pages.flatMap(({ items }) => items), [currentData])
  const render = useCallback(
    (link: Invitation) => (
      <LinkCard gameId={gameId} gameName={name} link={link} now={now} isNew={link.invitationId === newest} />
    ),
    [gameId, name, now, newest],
  )
  const { working, over } = useMemo(() => split(links ?? [], now), [links, now])
  if (!links && error)
    return <LoadError error={error} fallback="The links could not be loaded." busy={isFetching} onRetry={refetch} />
  if (!links)
    return (
      <Loading label="The links are being loaded.">
        <CardSkeleton lines={3} />
      </Loading>
    )
  const list = { keyOf, textOf, query: search, renderItem: render, column: '22rem' }
  return (
    <>
      {working.length > 0 ? (
        <FilterList label="Links that work" noun={['link', 'links']} items={working} {...list} />
      ) : (
        <EmptyList heading={links.length === 0 ? 'No links yet' : 'No link works right now'}>
          A link calls your players to the table, wherever they are: by message, by mail, or as a QR code.
        </EmptyList>
      )}
      {over.length > 0 && (
        <details className={styles.over} open={search.trim() !== '' || undefined}>
          <summary>Links that no longer work ({over.length})</summary>
          <FilterList label="Links that no longer work" noun={['link', 'links']} items={over} {...list} />
        </details>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show older links
        </Button>
      )}
    </>
  )
}

const keyOf = ({ invitationId }: Invitation) => invitationId
const textOf = (link: Invitation) => `${linkName(link)} ${link.role} ${link.createdBy.displayName}`

function split(links: Invitation[], now: number) {
  const works = (link: Invitation) => linkState(link, now) === 'works'
  return { working: links.filter(works), over: links.filter((link) => !works(link)) }
}
