import { useCallback, useId, useMemo, useState } from 'react'
import { fresh } from '../../../../api/call.ts'
import { ideasApi } from '../../../../api/ideas-api.ts'
import type { Game, Idea } from '../../../../contract/types.gen.ts'
import { FailedCall, Loaded } from '../../../../forms/calls.tsx'
import { ConnectionNote } from '../../../../game/connection-note.tsx'
import { useAllPages } from '../../../../game/game-queries.ts'
import { LiveChannel } from '../../../../game/live-channel.tsx'
import { may } from '../../../../game/may.ts'
import { LongText } from '../../../../game/others-text.tsx'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { useUserId } from '../../../../session/hooks.ts'
import { useSearchValue } from '../../../../shell/use-search-value.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card, CardSkeleton } from '../../../../ui/card/card.tsx'
import common from '../../../../ui/common.module.css'
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx'
import { useIsNarrow } from '../../../../ui/tabs/tabs.tsx'
import { isShownIn } from '../../model/idea-values.ts'
import { ideaText, kindNames, visibilityNames } from '../../model/words.ts'
import styles from '../ideas.module.css'
import { TakeOut } from '../shared-parts.tsx'

/** An idea shown in a game, with its author; host and admins may remove it. */
function GameIdea({ idea, game }: { idea: Idea; game: Game }) {
  const isNarrow = useIsNarrow()
  const isMine = useUserId() === idea.author.userId
  const [remove, { error, isLoading }] = ideasApi.useRemoveGameIdeaMutation()
  const { ideaId, title, body, kind, tags, author, visibility } = idea
  const keeps = isMine ? 'You keep' : `${inSentence(author.displayName)} keeps`
  return (
    <Card
      isDense
      heading={title}
      meta={
        <div className={`${common.row} ${common.actions}`}>
          <span>
            {isMine ? (
              'Yours'
            ) : (
              <>
                By <span dir="auto">{author.displayName}</span>
              </>
            )}
            {` · ${[kindNames[kind], ...tags.map((tag) => `#${tag}`)].join(' · ')}`}
          </span>
          <Badge>{visibility === 'hosts' ? visibilityNames.hosts : 'Everyone'}</Badge>
        </div>
      }
      tools={
        may.run(game.role) && (
          <TakeOut
            name={title}
            game={game}
            message={`No one else in the game will see it anymore. ${keeps} it.`}
            busy={isLoading}
            onTakeOut={() => remove({ params: { gameId: game.gameId, ideaId } })}
          >
            {!isNarrow && <span className={styles.word}>Remove</span>}
          </TakeOut>
        )
      }
    >
      {body && <LongText text={body} lines={40} />}
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't remove the idea from the game. Try again." />
    </Card>
  )
}

const keyOf = ({ ideaId }: Idea) => ideaId
const textOf = (idea: Idea) => `${ideaText(idea)} ${idea.author.displayName}`
// The list of kept ideas announces the number of matches as well.
const nouns = ['idea in this game', 'ideas in this game'] as const

/**
 * The ideas that I or others show in the current game. The layout of the game views opens the live channel, and the
 * Idea Builder is no game view, so this pane opens it.
 */
export default function GameIdeasPane({ game }: { game: Game }) {
  const heading = useId()
  const [search] = useSearchValue()
  const { gameId } = game
  // In a tab of their own they have the room.
  const isTab = useIsNarrow()
  const [step] = useState(isTab ? 24 : 5)
  const title = `Ideas in ${inSentence(game.name, 200)}`
  const query = useAllPages(ideasApi.useListAllGameIdeasInfiniteQuery({ params: { gameId } }, fresh))
  const { items } = query
  const shown = useMemo(() => items?.filter((idea) => isShownIn(idea, gameId)), [items, gameId])
  const renderItem = useCallback((idea: Idea) => <GameIdea idea={idea} game={game} />, [game])
  return (
    <section className={`${common.stack} ${styles.pane}`} aria-labelledby={heading}>
      <div className={`${common.row} ${styles.idea}`}>
        <h2 id={heading}>{title}</h2>
        <ConnectionNote />
      </div>
      <LiveChannel gameId={gameId} />
      <Loaded
        query={{ ...query, currentData: shown }}
        what="the ideas of this game"
        placeholder={<CardSkeleton lines={2} />}
      >
        {(items) =>
          items.length === 0 ? (
            <p className={common.muted}>No one has shared an idea yet. Edit one of yours and choose who can see it.</p>
          ) : (
            <FilterList
              label={title}
              noun={nouns}
              query={search}
              items={items}
              keyOf={keyOf}
              textOf={textOf}
              renderItem={renderItem}
              step={step}
            />
          )
        }
      </Loaded>
    </section>
  )
}
