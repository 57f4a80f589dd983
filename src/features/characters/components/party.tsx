import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { codeOf } from '../../../api/api-error.ts'
import { changesApi } from '../../../api/changes-api.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import type { Change, ChangedCount, Character, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { FailedCall, Loaded } from '../../../forms/calls.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { signed } from '../../../rules/sheet/count.ts'
import { fillNotation } from '../../../rules/sheet/roll-block.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import drawing from '../../../shell/page/drawings/character.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { LiveRegion } from '../../../ui/announcer/live-region.tsx'
import { Button, type ButtonProps, buttonClass } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { deletedReason, inOrder } from '../model/sheet-mutations.ts'
import {
  isInPlay,
  type Typing,
  useCharacter,
  useKept,
  useMay,
  useOwning,
  useWithGone,
} from '../model/use-characters.ts'
import { readCount } from '../model/words.ts'
import blockStyles from './blocks.module.css'
import { Block, numbersOf } from './blocks.tsx'
import { CharacterCard } from './character-list.tsx'
import styles from './characters.module.css'
import { Conditions } from './conditions.tsx'
import { useUndo } from './sheet-menu.tsx'

type PartyProps = { game: Game; characters: readonly Character[]; typing: Typing }

/** Every character in play that I may see, side by side with its pinned blocks. The host changes numbers right here. */
export function Party({ game, characters, typing }: PartyProps) {
  const inPlay = useWithGone(characters.filter(isInPlay), idOf, (id) => typing?.startsWith(id) ?? false)
  if (inPlay.length === 0)
    return (
      <EmptyList headingLevel={2} heading="No one's in play">
        See everyone in play side by side, each with up to 4 pinned blocks.
      </EmptyList>
    )
  return (
    <ul className={styles.cards}>
      {inPlay.map((one) => (
        <li key={one.characterId}>
          <CharacterCard gameId={game.gameId} character={one} headingLevel={2} view="party">
            {one.shown === 'whole' && (
              <Pinned
                game={game}
                character={one}
                isGone={characters.every((other) => idOf(other) !== idOf(one))}
                typing={typing}
              />
            )}
          </CharacterCard>
        </li>
      ))}
    </ul>
  )
}

const idOf = ({ characterId }: Character) => characterId

type PinnedProps = { game: Game; character: WholeCharacter; isGone: boolean; typing: Typing }

function Pinned({ game, character, isGone, typing }: PinnedProps) {
  const of = useOwning(game, character, isGone)
  const pinned = isGone ? [] : inOrder(character)
  const { shown, ofBlock } = useKept(of, pinned, typing, isGone ? deletedReason : undefined)
  const own = numbersOf(pinned)
  // A roll may name numbers that are not pinned: then the whole sheet is there, too.
  const isPart = pinned.some((block) => block.kind === 'roll' && 'problem' in fillNotation(block.notation, own))
  const { currentData: whole } = useCharacter(isPart ? of.gameId : '', of.characterId)
  const numbers = whole?.shown === 'whole' ? numbersOf(whole.blocks) : own
  return (
    <div className={common.close}>
      {pinned.length === 0 && !isGone && <p>Nothing is pinned. Pin blocks in the sheet's layout.</p>}
      {shown.length > 0 && (
        <div className={blockStyles.blocks}>
          {shown.map((block) => (
            <Block
              key={block.blockId}
              of={ofBlock(block)}
              block={block}
              numbers={block.kind === 'roll' ? numbers : undefined}
              isNamed
            />
          ))}
        </div>
      )}
      <Conditions of={of} conditions={character.conditions} isNamed />
    </div>
  )
}

const fromTo = ({ label, kind, from, to }: ChangedCount) => `${label} ${readCount(kind, from)} → ${readCount(kind, to)}`

/**
 * What happened to a character, without who did it: “Health 12 → 5”, “Short rest: Wax 7 → 10”. If what it began from was
 * taken back since, “Health −7”.
 */
function inWords({ kind, label = '', from = 0, to = 0, counts = [] }: Change, isMoved: boolean): string {
  switch (kind) {
    case 'number':
      return isMoved ? `${label} ${signed(to - from)}` : fromTo({ label, kind, from, to })
    case 'refill':
      return [label, counts.map(fromTo).join(', ')].filter(Boolean).join(': ')
    case 'conditionAdded':
      return `${label} added`
    case 'conditionRemoved':
    case 'blockRemoved':
      return `${label} removed`
    case 'characterDeleted':
      return 'Deleted'
  }
}

const blocksOf = ({ label, counts }: Change) => counts?.map((one) => one.label) ?? [label]

/** Whether a change stands on an earlier one of the same block. */
const standsOn = (later: Change, first: Change): boolean =>
  later.characterId === first.characterId &&
  later.changeId > first.changeId &&
  blocksOf(later).some((label) => blocksOf(first).includes(label))

/** A button that goes when it has been pressed. `heir`: what takes its focus, as for `useFocusAfterRemoval`. */
function Leaving({ heir = 'section', ...props }: ButtonProps & { heir?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, heir)
  return <Button ref={button} {...props} />
}

/** What was changed at the table in the last day, each with its undo. */
export function Changes({ game }: { game: Game }) {
  const { gameId } = game
  const { me, run, isOpen } = useMay(game)
  const query = changesApi.useListAllChangesInfiniteQuery({ params: { gameId } }, { refetchOnFocus: true })
  const { currentData, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const { undo, isUndoing } = useUndo(gameId)
  const list = useRef<HTMLUListElement>(null)
  const all = currentData?.pages.flatMap(({ items }) => items)
  const newest = all?.[0]?.changeId
  // What comes while the list is read would push another Undo under the finger.
  const [last, setLast] = useState(newest)
  if (last === undefined && newest !== undefined) setLast(newest)
  const shown = all?.filter(({ changeId }) => changeId <= (last ?? changeId))
  const more = (all?.length ?? 0) - (shown?.length ?? 0)
  const mayUndo = ({ undone, by, undoableUntil }: Change) =>
    isOpen && !undone && (run || by.userId === me) && Date.parse(undoableUntil) > Date.now()
  const wordsOf = (change: Change) => {
    const isMoved = ({ undone }: Change) => undone && Date.parse(undone.at) >= Date.parse(change.at)
    return inWords(change, all?.some((one) => standsOn(change, one) && isMoved(one)) ?? false)
  }
  const press = async (change: Change) => {
    // It is undone before the one that it stands on: of several the newest.
    const first = all?.find((one) => !one.undone && standsOn(one, change))
    const whose = first?.by.userId === me ? 'your own' : `${inSentence(first?.by.displayName ?? '')}'s`
    const words = first && `Undo ${whose} change first: ${wordsOf(first)}.`
    if (codeOf(await undo(change.changeId, words)) !== 'changed_since' || !first) return
    flushSync(() => setLast(newest))
    list.current?.querySelector<HTMLElement>(`[data-change="${first.changeId}"]`)?.focus()
  }
  return (
    <section aria-labelledby="changes" className={`${common.close}`}>
      <h2 id="changes" className={common.hidden}>
        Changes
      </h2>
      <LiveRegion message={more ? `${more} new.` : ''} />
      <Loaded query={{ ...query, currentData: shown }} what="the changes" placeholder={<CardSkeleton lines={4} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyList heading="No changes in the last 24 hours" picture={<Drawing src={drawing} />}>
              Changes to characters show up here, and you can undo {run ? 'them' : 'your own'}.
            </EmptyList>
          ) : (
            <>
              <div className={`${common.row} ${styles.pair}`} style={{ minBlockSize: 'var(--target)' }}>
                <p className={common.muted}>From the last 24 hours</p>
                {more > 0 && <Leaving onClick={() => setLast(newest)}>Show {more} new</Leaving>}
              </div>
              <ul ref={list} className={styles.list}>
                {rows.map((one) => (
                  <li
                    key={one.changeId}
                    // It takes the focus where it is to be undone before another, and when it has been undone.
                    tabIndex={-1}
                    data-change={one.changeId}
                    className={`${common.row} ${styles.pair} ${styles.change}`}
                  >
                    <div style={{ flex: 1 }}>
                      <p>
                        <strong dir="auto">{one.name}:</strong> <span dir="auto">{wordsOf(one)}</span>
                      </p>
                      <p className={common.small}>
                        <bdi>{one.by.displayName}</bdi>, <RelativeTime at={one.at} />
                        {one.undone && (
                          <>
                            {' · '}undone by <bdi>{one.undone.by.displayName}</bdi>
                          </>
                        )}
                      </p>
                    </div>
                    {mayUndo(one) && (
                      <Leaving
                        heir={`[data-change="${one.changeId}"]`}
                        variant="quiet"
                        busy={isUndoing}
                        aria-label={`Undo: ${one.name}: ${wordsOf({ ...one, counts: undefined })}`}
                        onClick={() => void press(one)}
                      >
                        Undo
                      </Leaving>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <FailedCall
        error={isFetchNextPageError && !isFetching ? error : undefined}
        fallback="Couldn't load more changes. Try again."
      />
      {hasNextPage && (
        <p>
          <Button busy={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </section>
  )
}

/** For host and admins: offers a refill to everyone whose sheet has it. */
export function OfferRefill({ gameId, characters }: { gameId: string; characters: readonly Character[] }) {
  const { toast } = useOverlays()
  const [offer] = charactersApi.useOfferRefillMutation()
  const [key, setKey] = useState(newKsuid)
  const labels = useMemo(() => {
    const all = characters.flatMap((one) => (one.shown === 'whole' && isInPlay(one) ? one.refills : []))
    return [...new Map(all.map(({ label }) => [foldName(label), label])).values()]
  }, [characters])
  const press = async (label: string) => {
    const { data, error } = await offer({ params: { gameId }, headers: { 'Idempotency-Key': key }, body: { label } })
    setKey(newKsuid())
    if (!data) return toast.failed(error, "Couldn't offer it. Try again.")
    const { length } = data.characterIds
    toast.success(`Offered ${label} to ${length} character${length === 1 ? '' : 's'}.`)
  }
  if (labels.length === 0) return null
  return (
    <div>
      <MenuButton
        label="Offer a refill"
        items={labels.map((label) => ({ id: label, label, onSelect: () => void press(label) }))}
      >
        <span className={buttonClass()}>Offer a refill</span>
      </MenuButton>
    </div>
  )
}
