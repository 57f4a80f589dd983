import { Link } from 'react-router-dom'
import type { Game } from '../../../contract/types.gen.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import { CharacterList } from '../components/character-list.tsx'
import styles from '../components/characters.module.css'
import sheet from '../components/sheet.module.css'
import { Sheet } from '../components/sheet.tsx'
import { UndoNote } from '../components/sheet-menu.tsx'
import { type Place, placeHref, useCharacters, useMay, usePlace } from '../model/use-characters.ts'

const RarePart = lazyWithRetry(() => import('../components/lazy-parts.tsx'))

/** The characters of a game: mine at once, the list, the party, and each with its sheet. */
export default function GameCharacter() {
  const { gameId, game } = useCurrentGame()
  // Asked for beside the game, not after it.
  useCharacters(gameId)
  if (game) return <CharactersOf game={game} />
  return (
    <Page title={routes.gameCharacter.title} isDense>
      <Loading label="Loading the characters…">
        <CardSkeleton picture lines={2} />
      </Loading>
    </Page>
  )
}

function CharactersOf({ game }: { game: Game }) {
  const { gameId } = game
  const place = usePlace()
  const list = useCharacters(gameId)
  const { isMine, isOpen, run } = useMay(game)
  const mine = list.characters?.filter((one) => one.shown === 'whole' && one.status === 'active' && isMine(one))
  // Whoever plays one character is led to it, and the host to the party.
  const only = mine?.length === 1 ? mine[0]?.characterId : undefined
  const characterId = place.character ?? (place.view || run ? undefined : only)
  const view = place.view ?? (run && list.characters?.length ? 'party' : undefined)
  return (
    <Page
      title={!characterId && view === 'party' ? 'Party' : routes.gameCharacter.title}
      isTitleHidden={Boolean(characterId)}
      isDense
    >
      <section aria-label="Characters" className={styles.view}>
        <nav aria-label="Characters" className={`${styles.line} ${styles.places}`}>
          {only && (
            <PlaceLink gameId={gameId} place={{ character: only }} isHere={characterId === only}>
              Mine
            </PlaceLink>
          )}
          <PlaceLink gameId={gameId} place={{ view: 'all' }} isHere={!characterId && (!view || view === 'all')}>
            All
          </PlaceLink>
          <PlaceLink gameId={gameId} place={{ view: 'party' }} isHere={!characterId && view === 'party'}>
            Party
          </PlaceLink>
          {run && (
            <PlaceLink gameId={gameId} place={{ view: 'conditions' }} isHere={!characterId && view === 'conditions'}>
              Conditions
            </PlaceLink>
          )}
        </nav>
        {!characterId && <UndoNote gameId={gameId} />}
        {characterId ? (
          <Sheet key={characterId} game={game} characterId={characterId} />
        ) : view === 'new' && isOpen ? (
          <LazyPart failure="Couldn't load the form." fallback={<CardSkeleton lines={4} />}>
            <RarePart part="new" game={game} ideaId={place.idea} />
          </LazyPart>
        ) : view === 'conditions' && run ? (
          <LazyPart failure="Couldn't load the conditions." fallback={<CardSkeleton lines={4} />}>
            <RarePart part="conditions" game={game} />
          </LazyPart>
        ) : view === 'party' && list.characters ? (
          <LazyPart failure="Couldn't load the party." fallback={<CardSkeleton picture lines={4} />}>
            <RarePart part="party" game={game} characters={list.characters} />
            <RarePart part="changes" game={game} />
          </LazyPart>
        ) : (
          <>
            <CharacterList game={game} {...list} />
            {isOpen && Boolean(list.characters?.length) && (
              <div className={sheet.dock}>
                <Link to={placeHref(gameId, { view: 'new' })} className={buttonClass('primary')}>
                  New character
                </Link>
              </div>
            )}
          </>
        )}
      </section>
    </Page>
  )
}

type PlaceLinkProps = { gameId: string; place: Place; isHere: boolean; children: string }

function PlaceLink({ gameId, place, isHere, children }: PlaceLinkProps) {
  return (
    <Link
      to={placeHref(gameId, place)}
      className={buttonClass(isHere ? 'primary' : 'secondary')}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
