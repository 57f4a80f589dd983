import { useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { errorText, statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import {
  useChangeCharacterMutation,
  useCopyCharacterMutation,
  useDeleteCharacterMutation,
  useTakeCharacterMutation,
} from '../../../api/characters-api.ts'
import type { Character, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { newKsuid } from '../../../rules/ids.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import card from '../../../shell/page/card.module.css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { MenuButton, type MenuItem } from '../../../ui/menu/menu-button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { placeHref, usePlace } from '../model/address.ts'
import { inOrder } from '../model/sheet-file.ts'
import { useCharacter, useMay } from '../model/use-characters.ts'
import { undoOffered } from '../model/use-outbox.ts'
import { visibilityNames } from '../model/words.ts'
import { Block, numbersOf, type Owning } from './blocks.tsx'
import { Conditions } from './conditions.tsx'
import { PrivateNotes } from './private-notes.tsx'
import { Refills } from './refills.tsx'
import styles from './sheet.module.css'

/** One character: its sheet, or name and portrait where I see no more. */
export function Sheet({ game, characterId }: { game: Game; characterId: string }) {
  const { gameId } = game
  const { character, error, isFetching, refetch } = useCharacter(gameId, characterId)
  if (statusOf(error) === 404)
    return (
      <section aria-labelledby="sheet" className={styles.sheet}>
        <h2 id="sheet">This character isn't here anymore</h2>
        <p>It was deleted, or it's hidden now.</p>
      </section>
    )
  if (!character)
    return error ? (
      <LoadError error={error} fallback="Couldn't load the character." busy={isFetching} onRetry={refetch} />
    ) : (
      <Loading label="Loading the character…">
        <Skeleton shape="block" height="6rem" />
        <Skeleton lines={6} />
      </Loading>
    )
  return <SheetOf key={characterId} game={game} character={character} />
}

function SheetOf({ game, character }: { game: Game; character: Character }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The link that led here is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const { name, portrait } = character
  return (
    <section aria-labelledby="sheet" className={styles.sheet}>
      <header className={`${card.card} ${styles.head}`}>
        <PersonAvatar person={portrait} size={72} />
        <h2 id="sheet" ref={heading} tabIndex={-1} dir="auto">
          {name}
        </h2>
        {character.shown === 'whole' ? <Menu game={game} character={character} /> : <span />}
        <p className={styles.about}>
          {character.shown === 'whole' ? <About character={character} /> : 'You see only the name and the portrait.'}
        </p>
        {character.shown === 'whole' && <Take game={game} character={character} />}
      </header>
      {character.shown === 'whole' && <Whole game={game} character={character} />}
    </section>
  )
}

function About({ character: { owner, kind, visibility, status } }: { character: WholeCharacter }) {
  return (
    <>
      <span dir="auto">{owner ? owner.displayName : kind === 'many' ? 'Foe of the host' : 'Free to take'}</span>
      {kind === 'many' && <Badge>Many</Badge>}
      {visibility === 'hosts' && <Badge tone="ember">{visibilityNames.hosts}</Badge>}
      {status === 'retired' && <Badge>Retired</Badge>}
    </>
  )
}

function Whole({ game, character }: { game: Game; character: WholeCharacter }) {
  const { gameId } = game
  const { characterId, name, visibility } = character
  const may = useMay(game)
  const { refill: offered } = usePlace()
  const mayChange = may.change(character)
  const isHidden = visibility === 'hosts'
  const of = useMemo(
    (): Owning => ({ gameId, characterId, name, isHidden, mayChange, mayRoll: may.isOpen }),
    [gameId, characterId, name, isHidden, mayChange, may.isOpen],
  )
  const blocks = inOrder(character)
  const text = JSON.stringify(numbersOf(blocks).map(({ label, value }) => ({ label, value })))
  // The same array while the numbers are the same: a block that names none of them is not rendered again.
  const numbers = useMemo(() => JSON.parse(text) as ReturnType<typeof numbersOf>, [text])
  return (
    <>
      <Conditions of={of} conditions={character.conditions} />
      {mayChange && <Refills of={of} refills={character.refills} blocks={blocks} offered={offered} />}
      {blocks.length === 0 && <p>This sheet is empty.</p>}
      <div className={styles.blocks}>
        {blocks.map((block) => (
          <Block key={block.blockId} of={of} block={block} numbers={block.kind === 'roll' ? numbers : undefined} />
        ))}
      </div>
      {may.isMine(character) && <PrivateNotes of={of} />}
    </>
  )
}

/** For a free character: the button with which it becomes mine. */
function Take({ game, character }: { game: Game; character: WholeCharacter }) {
  const { toast } = useOverlays()
  const may = useMay(game)
  const [take, { isLoading }] = useTakeCharacterMutation()
  const { owner, kind, status, characterId, name } = character
  if (owner || kind !== 'one' || status !== 'active' || !may.isOpen) return null
  const press = async () => {
    const { error } = await take({ params: { gameId: game.gameId, characterId } })
    if (error) toast.error(errorText(error, "Couldn't take the character. Try again."))
    else toast.success(`${name} is yours.`)
  }
  return (
    <p className={styles.below}>
      <Button variant="primary" busy={isLoading} onClick={() => void press()}>
        Take this character
      </Button>
    </p>
  )
}

function Menu({ game: { gameId, ...game }, character }: { game: Game; character: WholeCharacter }) {
  const navigate = useNavigate()
  const { toast } = useOverlays()
  const dispatch = useDispatch()
  const may = useMay({ gameId, ...game })
  const [copy] = useCopyCharacterMutation()
  const [change] = useChangeCharacterMutation()
  const [remove] = useDeleteCharacterMutation()
  const [copyKey, setCopyKey] = useState(newKsuid)
  const { characterId, name, status } = character
  const params = { gameId, characterId }
  const makeCopy = async () => {
    const { data, error } = await copy({ params, headers: { 'Idempotency-Key': copyKey } })
    if (error) return toast.error(errorText(error, "Couldn't copy the character. Try again."))
    setCopyKey(newKsuid())
    toast.success(`Copied ${name}.`)
    if (data) void navigate(placeHref(gameId, { character: data.characterId }))
  }
  const retire = async () => {
    const next = status === 'active' ? 'retired' : 'active'
    const { error } = await change({ params, headers: ifMatch(character), body: { status: next } })
    if (error) toast.error(errorText(error, "Couldn't change the character. Try again."))
    else toast.success(next === 'retired' ? `${name} is retired.` : `${name} is back.`)
  }
  const removeIt = async () => {
    const { data, error } = await remove({ params })
    if (!data) return toast.error(errorText(error, "Couldn't delete the character. Try again."))
    dispatch(undoOffered({ gameId, changeId: data.changeId, words: `Deleted: ${name}` }))
    void navigate(placeHref(gameId, { view: 'all' }))
  }
  const items: MenuItem[] = []
  if (may.isOpen) items.push({ id: 'copy', label: 'Copy', onSelect: () => void makeCopy() })
  if (may.change(character))
    items.push(
      { id: 'retire', label: status === 'active' ? 'Retire' : 'Bring back', onSelect: () => void retire() },
      { id: 'delete', label: 'Delete', danger: true, onSelect: () => void removeIt() },
    )
  return <MenuButton label={`Actions for ${name}`} items={items} />
}
