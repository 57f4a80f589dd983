import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Change, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { draftedIn } from '../../../forms/stored.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { useLiveEvent } from '../../../live/hooks.ts'
import { useUserId } from '../../../session/hooks.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page, PartTitle } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { useSettled } from '../../../ui/announcer/live-region.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { CharacterList } from '../components/character-list.tsx'
import styles from '../components/characters.module.css'
import { Lost, RarePart, Sheet } from '../components/sheet.tsx'
import { UndoNote } from '../components/sheet-menu.tsx'
import type { PendingChange } from '../model/sheet-mutations.ts'
import {
  conditionDrafts,
  newDrafts,
  noIdea,
  type Place,
  placeHref,
  useCharacters,
  useMay,
  usePlace,
  useTyping,
} from '../model/use-characters.ts'
import { useSendAgain } from '../model/use-outbox.ts'
import { conditionNews, numberNews } from '../model/words.ts'

/** For the frame, where there is no game. */
export { RarePart }

/** Of a part that is no list of characters. */
const partComing = <CardSkeleton lines={4} />

/** The characters of a game: mine at once, the list, the party, and each with its sheet. */
export default function GameCharacter() {
  const { gameId, game } = useCurrentGame()
  const { view } = usePlace()
  // Asked for beside the game, not after it.
  useCharacters(gameId)
  if (game) return <CharactersOf game={game} />
  const isList = !view || view === 'all' || view === 'mine' || view === 'party'
  return (
    // The place of the tabs is kept.
    <Page title={routes.gameCharacter.title} actions={<nav aria-hidden="true" className={styles.places} />}>
      <Loading label="Loading the characters…">{isList ? <CardSkeleton picture lines={2} /> : partComing}</Loading>
    </Page>
  )
}

function CharactersOf({ game }: { game: Game }) {
  const { gameId } = game
  const place = usePlace()
  const query = useCharacters(gameId)
  const characters = query.currentData
  const { me, isMine, isOpen, run } = useMay(game)
  const wholes = characters?.filter((one) => one.shown === 'whole')
  const isHere = (one: PendingChange) =>
    one.gameId === gameId && wholes?.some(({ characterId }) => characterId === one.characterId)
  useSendAgain(
    `${isOpen} ${wholes?.map(({ characterId }) => characterId)}`,
    (one) => isOpen && one.characterId !== place.character && isHere(one) === true,
  )
  const mine = wholes?.filter((one) => one.status === 'active' && isMine(one))
  useConditionNews(mine)
  useNumberNews(mine)
  // A person with one character sees it at once, and the host sees the party.
  const only = mine?.length === 1 ? mine[0]?.characterId : undefined
  const characterId = place.character ?? (place.view || run ? undefined : only)
  const asked = place.view ?? (run && characters?.length ? 'party' : 'all')
  // What was typed stays readable for someone who may not save it any more.
  const hasConditions = run || draftedIn(conditionDrafts, [me]).includes(gameId)
  const hasNew = isOpen || draftedIn(newDrafts, [me, gameId]).includes(place.idea ?? noIdea)
  const isRefused = (asked === 'new' && !hasNew) || (asked === 'conditions' && !hasConditions)
  const view = isRefused ? 'all' : asked
  const listed = view === 'mine' ? mine : view === 'all' ? characters : undefined
  // A sheet stays in the place that it was opened from.
  const here = !place.view && mine?.some((one) => one.characterId === characterId) ? 'mine' : view
  const places: [name: string, view: Place['view']][] = [
    ['Mine', 'mine'],
    ['All', 'all'],
    ['Party', 'party'],
    ['Changes', 'changes'],
  ]
  if (hasConditions) places.push(['Conditions', 'conditions'])
  const open = characters?.find((one) => one.characterId === characterId)?.name
  const [typing, handlers] = useTyping()
  // No sheet shows it: neither the one that is open, nor a card on which I am typing.
  const isLost = (one: PendingChange) =>
    isHere(one) === false && one.characterId !== characterId && !typing?.startsWith(one.characterId)
  const part = characterId ? open : (places.find(([, to]) => to === view)?.[0] ?? 'New character')
  useFocusOnOther(`${place.view} ${place.character}`, Boolean(characterId) || view === 'new')
  return (
    <Page
      title={
        <>
          <PartTitle id="gameCharacter" part={part} />
          {routes.gameCharacter.title}
          {part && <VisuallyHidden> · {part}</VisuallyHidden>}
        </>
      }
      actions={
        <>
          {isOpen && !characterId && Boolean(listed?.length) && (
            <div>
              <Link to={placeHref(gameId, { view: 'new' })} className={buttonClass()} {...RarePart.intent}>
                New character
              </Link>
            </div>
          )}
          <LazyPart>
            {run && !characterId && view === 'party' && characters && (
              <RarePart part="offer" gameId={gameId} characters={characters} />
            )}
          </LazyPart>
          <nav aria-label="Characters" className={`${common.row} ${styles.places}`}>
            {places.map(([name, to]) => (
              <Link
                key={name}
                to={placeHref(gameId, to === 'mine' && only ? { character: only } : { view: to })}
                className={buttonClass('tab')}
                aria-current={here === to ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
        </>
      }
    >
      <section className={styles.view} {...handlers}>
        {!characterId && view === 'all' && <UndoNote place={gameId} />}
        <Lost isLost={isLost} isElsewhere={(one) => one.characterId !== characterId} />
        {characterId && (place.view === 'all' || place.view === 'party') && (
          <p>
            <Link to={placeHref(gameId, { view: place.view })} className={buttonClass('quiet')}>
              <span aria-hidden="true">←</span> {place.view === 'all' ? 'All characters' : 'The party'}
            </Link>
          </p>
        )}
        {characterId ? (
          <Sheet
            key={characterId}
            game={game}
            characterId={characterId}
            isListed={characters?.some((one) => one.characterId === characterId) ?? false}
            typing={typing}
          />
        ) : view === 'mine' ? (
          <CharacterList game={game} query={{ ...query, currentData: mine }} view={view} />
        ) : view === 'all' || (view === 'party' && !characters) ? (
          <CharacterList game={game} query={query} view="all" />
        ) : (
          <LazyPart key={view} failure="Couldn't load this part." fallback={partComing}>
            {view === 'new' && <RarePart part="new" game={game} ideaId={place.idea} />}
            {view === 'conditions' && <RarePart part="conditions" game={game} />}
            {view === 'changes' && <RarePart part="changes" game={game} />}
            {view === 'party' && characters && (
              <RarePart part="party" game={game} characters={characters} typing={typing} />
            )}
          </LazyPart>
        )}
      </section>
    </Page>
  )
}

/** Shows what somebody else has done to the conditions of my characters, wherever in the view I am. */
function useConditionNews(mine: readonly WholeCharacter[] = []): void {
  const { toast } = useOverlays()
  const me = useUserId()
  const last = useRef(mine)
  useEffect(() => {
    const news = mine.flatMap((one) => {
      const before = last.current.find(({ characterId }) => characterId === one.characterId)
      // Without a new version it is a change of mine that was saved, or refused.
      return before && before.rev < one.rev && one.changedBy.userId !== me ? conditionNews(before, one) : []
    })
    last.current = mine
    // Of several in a row the newest is shown.
    const message = news.filter(Boolean).join(' ')
    if (message) toast.info(message, { id: 'conditions' })
  }, [mine, me, toast])
}

/**
 * Shows what somebody else has made of the numbers of my characters, such as damage, wherever in the view I am: one
 * sentence for taps in a row.
 */
function useNumberNews(mine: readonly WholeCharacter[] = []): void {
  const { toast } = useOverlays()
  const me = useUserId()
  const [changes, setChanges] = useState<readonly Change[]>([])
  useLiveEvent('changes.changed', ({ payload }) => {
    if ((payload.undone?.by ?? payload.by).userId !== me) setChanges((all) => [...all, payload])
  })
  const message = numberNews(changes, mine)
  const settled = useSettled(message)
  useEffect(() => {
    if (!message || settled !== message) return
    toast.info(message, { id: 'numbers' })
    setChanges([])
  }, [message, settled, toast])
}

/**
 * Moves the focus to the heading when another part of the page is shown, as a new page does (WCAG 2.4.3). What is in the
 * part may have it already.
 * @param shown what the address asks for: what is shown may also change as characters come and go
 * @param hasHeading whether the part has a heading of its own, which takes the focus if what had it is gone
 */
function useFocusOnOther(shown: string, hasHeading: boolean): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const focused = document.activeElement
    if (focused?.closest('main section') || (hasHeading && focused === document.body)) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [shown, hasHeading])
}
