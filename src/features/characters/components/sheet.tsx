import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { goneRev } from '../../../api/characters-cache.ts'
import type { Character, CharacterBlock, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { draftedIn } from '../../../forms/stored.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { undoableForMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { useFocusAfterRemoval, useFocusIfLost } from '../../../ui/focus-back/use-focus-back.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import {
  blockOf,
  deletedReason,
  goneReason,
  inOrder,
  isUnsent,
  type PendingChange,
  textSetBy,
} from '../model/sheet-mutations.ts'
import {
  detailDrafts,
  type Owning,
  type Typing,
  useCharacter,
  useKept,
  useMay,
  useOwning,
  usePlace,
} from '../model/use-characters.ts'
import { useSendAgain, useWaiting } from '../model/use-outbox.ts'
import { ownerInWords, textProblem, visibilityNames } from '../model/words.ts'
import blockStyles from './blocks.module.css'
import { Block, numbersOf } from './blocks.tsx'
import characters from './characters.module.css'
import { Conditions } from './conditions.tsx'
import type { LostWorkProps } from './decision.tsx'
import { PaperWhilePrinting } from './print-sheet.tsx'
import { Refills } from './refills.tsx'
import styles from './sheet.module.css'
import { SheetMenu, type Tool, UndoNote } from './sheet-menu.tsx'
import { PrivateNotes } from './text-block.tsx'

/** A part beside list and sheet. */
export const RarePart = lazyWithRetry(() => import('./lazy-parts.tsx'))

/** What the page shows nowhere else, if there is anything. */
export function Lost(props: Required<Pick<LostWorkProps, 'isLost'>> & LostWorkProps) {
  const hasLost = useWaiting(({ entries }) =>
    entries.some((one) => !isUnsent(one) && (props.isLost(one) || props.isElsewhere?.(one))),
  )
  return <LazyPart>{hasLost && <RarePart part="lost" {...props} />}</LazyPart>
}

type SheetProps = {
  game: Game
  characterId: string
  /** Whether the list has it, which hears of a deletion that was undone. */
  isListed: boolean
  typing: Typing
}

/**
 * One character: its sheet, or only name and portrait if the person may see no more. Of a sheet that is deleted while
 * it is open, what the person types in stays.
 */
export function Sheet({ game, characterId, isListed, typing }: SheetProps) {
  const { gameId } = game
  const query = useCharacter(gameId, characterId)
  const { currentData, error, refetch } = query
  const isGone = statusOf(error) === 404 || (currentData?.shown === 'face' && currentData.rev === goneRev)
  useEffect(() => {
    if (isGone && isListed) refetch()
  }, [isGone, isListed, refetch])
  const last = useRef<WholeCharacter>(undefined)
  useEffect(() => {
    if (currentData?.shown === 'whole') last.current = currentData
  })
  if (isGone && !last.current) return <Gone game={game} characterId={characterId} name={currentData?.name} />
  const loading = (
    <>
      <Skeleton shape="block" height="6rem" />
      <Skeleton lines={6} />
    </>
  )
  return (
    <Loaded query={isGone ? { ...query, currentData: last.current } : query} what="the character" placeholder={loading}>
      {(character) =>
        character.shown === 'whole' ? (
          <Whole game={game} character={character} isGone={isGone} typing={typing} />
        ) : (
          <section aria-labelledby="sheet" className={characters.view}>
            <header className={`${common.card} ${common.row} ${styles.head}`}>
              <Head character={character}>You can see only the name and portrait.</Head>
            </header>
            <Lost isLost={(one) => one.characterId === characterId} />
          </section>
        )
      }
    </Loaded>
  )
}

type GoneProps = { game: Game; characterId: string; name: string | undefined }

/** A character that was there a moment ago, where to go from here, and what could not be saved of it. */
function Gone({ game, characterId, name = 'This character' }: GoneProps) {
  const { run } = useMay(game)
  const part = useFocusIfLost<HTMLElement>()
  return (
    <section ref={part} tabIndex={-1} aria-label={name} className={characters.view}>
      <EmptyList headingLevel={2} heading={`${inSentence(name)} isn't here anymore`}>
        {run
          ? `It was deleted. You have ${undoableForMs / 60_000} minutes to undo that under “Changes”.`
          : "It was deleted, or it's hidden now."}
      </EmptyList>
      <Lost isLost={(one) => one.characterId === characterId} />
    </section>
  )
}

function Head({ character: { name, portrait }, children }: { character: Character; children: ReactNode }) {
  const heading = useFocusIfLost<HTMLHeadingElement>()
  return (
    <>
      <PersonAvatar person={portrait} size={72} />
      <div className={styles.names}>
        <h2 id="sheet" ref={heading} tabIndex={-1} dir="auto">
          {name}
        </h2>
        <p className={`${common.row} ${characters.line} ${common.small}`}>{children}</p>
      </div>
    </>
  )
}

type WholeProps = { game: Game; character: WholeCharacter; isGone: boolean; typing: Typing }

function Whole({ game, character, isGone, typing }: WholeProps) {
  const may = useMay(game)
  const menu = useRef<HTMLButtonElement>(null)
  const { refill: offered } = usePlace()
  const of = useOwning(game, character, isGone)
  const { owner, kind, visibility, status } = character
  // A form in which something was typed is open again.
  const [chosen, setTool] = useState<Tool | undefined>(() =>
    of.mayChange && draftedIn(detailDrafts, [may.me ?? '']).includes(of.characterId) ? 'details' : undefined,
  )
  const tool = isGone ? undefined : chosen
  const blocks = isGone ? [] : inOrder(character)
  const { shown, isKept, ofBlock } = useKept(of, blocks, typing, isGone ? deletedReason : goneReason, !isGone)
  const hasNotes = may.isMine(character) && (!isGone || isKept(of.characterId))
  const undecidedId = useUndecided(of.characterId)
  const notesLabel = hasNotes && undecidedId === of.characterId ? 'Private notes' : undefined
  const undecided = shown.find(({ blockId }) => blockId === undecidedId)?.label ?? notesLabel
  const isOfSheet = (one: PendingChange) => one.characterId === of.characterId
  const isIn = (all: readonly CharacterBlock[], one: PendingChange) =>
    !('blockId' in one) ||
    (one.blockId === of.characterId ? may.isMine(character) : all.some(({ blockId }) => blockId === one.blockId))
  /** Only the person can mend a text that breaks its limit. */
  const isWrong = (one: PendingChange) => {
    const kind =
      blockOf(one) === of.characterId ? 'notes' : blocks.find(({ blockId }) => blockId === blockOf(one))?.kind
    return textProblem(kind, textSetBy(one) ?? '') !== undefined
  }
  useSendAgain(
    `${of.mayChange} ${character.order.blockIds}`,
    (one) => of.mayChange && isOfSheet(one) && isIn(blocks, one) && !isWrong(one),
  )
  const text = JSON.stringify(numbersOf(blocks), ['label', 'value'])
  // The same array while the numbers are the same: only a roll is rendered again, and only if one has changed.
  const numbers = useMemo(() => JSON.parse(text) as ReturnType<typeof numbersOf>, [text])
  if (isGone && shown.length === 0 && !hasNotes)
    return <Gone game={game} characterId={of.characterId} name={character.name} />
  return (
    <section aria-labelledby="sheet" className={characters.view}>
      <header className={`${common.card} ${common.row} ${styles.head}`}>
        <Head character={character}>
          <span>{!owner && kind === 'many' ? 'Run by the host' : ownerInWords(owner)}</span>
          {kind === 'many' && <Badge>Many</Badge>}
          {visibility === 'hosts' && <Badge tone="ember">{visibilityNames.hosts}</Badge>}
          {status === 'retired' && <Badge>Retired</Badge>}
        </Head>
        {!isGone && <SheetMenu ref={menu} game={game} character={character} onTool={setTool} />}
        {!owner && !isGone && kind === 'one' && status === 'active' && may.isOpen && <Take of={of} />}
        <Conditions of={of} conditions={character.conditions} />
      </header>
      <Lost isLost={(one) => isOfSheet(one) && !isIn(tool && tool !== 'layout' ? blocks : shown, one)} />
      <PaperWhilePrinting character={character} />
      {tool ? (
        <LazyPart failure="Couldn't load this part." fallback={<Skeleton lines={6} />}>
          <RarePart
            part={tool}
            game={game}
            character={character}
            onDone={() => {
              setTool(undefined)
              menu.current?.focus()
            }}
          />
        </LazyPart>
      ) : (
        <>
          <UndoNote place={of.characterId} />
          {(undecided || (of.mayChange && character.refills.length > 0)) && (
            <div className={`${common.dock} ${common.onPhone}`} data-toasts-above>
              <UndoNote place={of.characterId} isBrief />
              {of.mayChange && (
                <Refills key={offered} of={of} refills={character.refills} blocks={blocks} offered={offered} />
              )}
              {undecided && <Undecided label={undecided} place={`${of.characterId} ${undecidedId}`} />}
            </div>
          )}
          {shown.length === 0 && !isGone && (
            <EmptyList
              headingLevel={2}
              heading="This sheet is empty"
              next={
                of.mayChange && (
                  <Button variant="primary" onClick={() => setTool('layout')}>
                    Add blocks
                  </Button>
                )
              }
            >
              {of.mayChange ? 'Add numbers, tracks, texts, and rolls.' : "Its owner hasn't written anything yet."}
            </EmptyList>
          )}
          <div className={blockStyles.blocks}>
            {shown.map((block) => (
              <Block
                key={block.blockId}
                of={ofBlock(block)}
                block={block}
                numbers={block.kind === 'roll' ? numbers : undefined}
              />
            ))}
          </div>
          {hasNotes && <PrivateNotes of={of} gone={isGone ? deletedReason : undefined} />}
        </>
      )}
    </section>
  )
}

/** The block of a sheet of which there are two versions to choose from. */
const useUndecided = (characterId: string) =>
  useWaiting(({ entries }) => {
    const met = entries.find((one) => one.operation === 'set' && one.met && one.characterId === characterId)
    return met && blockOf(met)
  })

/** Leads to a block that waits for a choice, which may be far below: until then what the person typed isn't saved. */
function Undecided({ label, place }: { label: string; place: string }) {
  return (
    <div className={`${common.row} ${characters.pair}`}>
      <p>
        <bdi>{label}</bdi> was changed elsewhere, too.
      </p>
      <Button onClick={() => document.querySelector<HTMLElement>(`[data-block="${place}"] section`)?.focus()}>
        Choose which version to keep
      </Button>
    </div>
  )
}

/** For a free character: the button with which it becomes mine. */
function Take({ of: { gameId, characterId, name } }: { of: Owning }) {
  const { toast } = useOverlays()
  const [take, { isLoading }] = charactersApi.useTakeCharacterMutation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, '#sheet')
  const press = async () => {
    const { error } = await take({ params: { gameId, characterId } })
    if (error) toast.failed(error, "Couldn't take the character. Try again.")
    else toast.success(`${name} is yours.`)
  }
  return (
    <p>
      <Button ref={button} variant="primary" busy={isLoading} onClick={() => void press()}>
        Take this character
      </Button>
    </p>
  )
}
