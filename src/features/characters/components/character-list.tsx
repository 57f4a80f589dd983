import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { charactersApi } from '../../../api/characters-api.ts'
import type { Character, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { CutText } from '../../../game/others-text.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { inFigures } from '../../../lib/english.ts'
import { healthOf } from '../../../rules/sheet/count.ts'
import drawing from '../../../shell/page/drawings/character.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Card, CardSkeleton, cardLinkClass } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { FilterList } from '../../../ui/filter-list/filter-list.tsx'
import { type Place, placeHref, type useCharacters, useConditionOf, useMay } from '../model/use-characters.ts'
import { characterText, ownerInWords, visibilityNames } from '../model/words.ts'
import styles from './characters.module.css'
import { dotClass } from './conditions.tsx'
import { Track } from './read-block.tsx'

type ListProps = { game: Game; query: ReturnType<typeof useCharacters>; view: Place['view'] }

/** A long group has a filter. */
const filteredFrom = 9
const nouns = ['character', 'characters'] as const
const keyOf = ({ characterId }: Character) => characterId

/** All characters that I may see: mine first, then the party's, free ones, the host's many, and retired ones. */
export function CharacterList({ game, query, view }: ListProps) {
  const loading = (
    <div className={styles.cards}>
      <CardSkeleton picture lines={2} />
      <CardSkeleton picture lines={2} />
    </div>
  )
  return (
    <Loaded query={query} what="the characters" placeholder={loading}>
      {(characters) => <Groups game={game} characters={characters} view={view} />}
    </Loaded>
  )
}

function Groups({ game, characters, view }: Pick<ListProps, 'game' | 'view'> & { characters: readonly Character[] }) {
  const { me, run, isOpen } = useMay(game)
  const groups = useMemo(() => groupsOf(characters, me), [characters, me])
  const { gameId } = game
  if (characters.length === 0)
    return (
      <EmptyList
        headingLevel={2}
        heading="No characters yet"
        picture={<Drawing src={drawing} />}
        next={
          isOpen && (
            <Link to={placeHref(gameId, { view: 'new' })} className={buttonClass('primary')}>
              Create character
            </Link>
          )
        }
      >
        {run
          ? 'Create your own, some for your players to choose from, or foes.'
          : "Create the one you'll play, from a starter, a file, or an empty sheet."}
      </EmptyList>
    )
  const renderItem = (one: Character) => (
    <CharacterCard gameId={gameId} character={one} linkClass={cardLinkClass} view={view}>
      <Brief gameId={gameId} character={one} />
    </CharacterCard>
  )
  return (
    <div className={styles.cards}>
      {groups.map(({ name, all }, at) => (
        <section
          key={name}
          aria-labelledby={`group-${at}`}
          className={common.close}
          data-many={all.length > 1 || groups.length === 1 ? '' : undefined}
        >
          <h2 id={`group-${at}`}>{name}</h2>
          {all.length < filteredFrom ? (
            <ul className={styles.cards}>
              {all.map((one) => (
                <li key={one.characterId}>{renderItem(one)}</li>
              ))}
            </ul>
          ) : (
            <FilterList
              label={name}
              noun={nouns}
              items={all}
              keyOf={keyOf}
              textOf={characterText}
              renderItem={renderItem}
            />
          )}
        </section>
      ))}
    </div>
  )
}

/** The track that counts as the health of a character: its numbers, and a drawing. */
export function Health({ character: { blocks, health: named } }: { character: WholeCharacter }) {
  const health = healthOf(blocks, named)
  if (!health) return null
  return (
    <div>
      <p className={common.small}>
        {health.label} {inFigures(health.value)} of {inFigures(health.max)}
      </p>
      <Track value={health.value} max={health.max} shape={health.shape} />
    </div>
  )
}

function groupsOf(characters: readonly Character[], me: string | undefined) {
  const groupOf = (one: Character) => {
    if (one.shown === 'face') return 'Party'
    if (one.status === 'retired') return 'Retired'
    if (one.kind === 'many') return 'Foes'
    if (!one.owner) return 'Free to take'
    return one.owner.userId === me ? 'Yours' : 'Party'
  }
  return ['Yours', 'Party', 'Free to take', 'Foes', 'Retired'].flatMap((name) => {
    const all = characters.filter((one) => groupOf(one) === name)
    return all.length > 0 ? [{ name, all }] : []
  })
}

type CardOf = {
  gameId: string
  character: Character
  headingLevel?: 2 | 3
  /** The class of the link in its heading. */
  linkClass?: string
  /** Where the card is. Its sheet stays in that place. */
  view: Place['view']
  children: ReactNode
}

/** A character as a card: name and portrait, whose it is, and more. */
export function CharacterCard({ gameId, character, headingLevel, linkClass, view, children }: CardOf) {
  const { characterId, name, portrait } = character
  const whole = character.shown === 'whole' && character.kind === 'one' ? character : undefined
  const prefetch = charactersApi.usePrefetch('getCharacter')
  // Beside the rendering of the view, and while a pointer is still down: mostly the sheet is there when the click ends.
  const load = () => prefetch({ params: { gameId, characterId } })
  return (
    <Card
      heading={
        <Link
          to={placeHref(gameId, { view, character: characterId })}
          className={linkClass}
          onPointerDown={load}
          onClick={load}
        >
          <CutText lines={2}>{name}</CutText>
        </Link>
      }
      headingLevel={headingLevel}
      picture={<PersonAvatar person={portrait} size={48} />}
      status={whole?.visibility === 'hosts' && <Badge tone="ember">{visibilityNames.hosts}</Badge>}
      // In the list the name of its group says that it is free.
      meta={whole && (whole.owner || view === 'party') && <CutText>{ownerInWords(whole.owner)}</CutText>}
    >
      {children}
    </Card>
  )
}

/** What is told of a character in the list: its health and its conditions. */
function Brief({ gameId, character }: Pick<CardOf, 'gameId' | 'character'>) {
  const conditionOf = useConditionOf(gameId)
  if (character.shown === 'face' || (!character.health && character.conditions.length === 0)) return null
  return (
    <div className={common.close}>
      <Health character={character} />
      {character.conditions.length > 0 && (
        <p className={`${common.row} ${styles.line}`}>
          {character.conditions.map((label) => (
            <Badge key={label}>
              <span className={dotClass(conditionOf(label)?.colour)}>
                <bdi>{label}</bdi>
              </span>
            </Badge>
          ))}
        </p>
      )}
    </div>
  )
}
