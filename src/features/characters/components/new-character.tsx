import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useCreateCharacterMutation } from '../../../api/characters-api.ts'
import { useGetIdeaQuery } from '../../../api/ideas-api.ts'
import { zColour, zSigil } from '../../../contract/schemas/profile.gen.ts'
import type { Game, NewBlock, NewCharacter } from '../../../contract/types.gen.ts'
import { FailedCall, LoadError, LongCall, useRunning } from '../../../forms/calls.tsx'
import { type Sent, useCreate } from '../../../forms/use-create.ts'
import { focusFirstError } from '../../../forms/use-versioned-form.ts'
import { useMembers } from '../../../game/game-queries.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { largestSheet, megabyte } from '../../../rules/limits.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { ErrorIcon } from '../../../ui/icon/icons.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type ReadSheet, readFile } from '../model/read-sheet-file.ts'
import { type StarterId, sheetOf, starterIds, starters } from '../model/starters.ts'
import { placeHref, useMay } from '../model/use-characters.ts'
import { kindNames, longest, nameProblem } from '../model/words.ts'
import styles from './characters.module.css'
import { Portrait, randomPortrait } from './details.tsx'
import sheet from './sheet.module.css'

type Wanted = Pick<NewCharacter, 'name' | 'blocks'>

type NewProps = {
  game: Game
  /** What it begins with, such as a kept idea. */
  from?: Wanted | undefined
}

const free = ''

/** The form, and with a kept idea in the address what that says: its title is the name, its text a block. */
export function MakeCharacter({ game, ideaId }: { game: Game; ideaId?: string | undefined }) {
  const {
    data: idea,
    error,
    isFetching,
    refetch,
  } = useGetIdeaQuery({ params: { ideaId: ideaId ?? '' } }, { skip: !ideaId })
  if (!ideaId) return <NewCharacterForm game={game} />
  if (error && !idea)
    return <LoadError error={error} fallback="Couldn't load the idea." busy={isFetching} onRetry={refetch} />
  if (!idea) return <Skeleton lines={4} />
  const about: NewBlock = { kind: 'long', label: 'From the idea', text: idea.body }
  const from = { name: [...idea.title].slice(0, longest.name).join(''), blocks: idea.body ? [about] : [] }
  return <NewCharacterForm game={game} from={from} />
}

/** Makes a character from a starter. Host and admin also make free ones and foes. */
function NewCharacterForm({ game, from }: NewProps) {
  const { gameId } = game
  const navigate = useNavigate()
  const { me = '', run } = useMay(game)
  const { members = [] } = useMembers(gameId)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // The link that led here is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])
  const [name, setName] = useState(from?.name ?? '')
  const [starter, setStarter] = useState<StarterId>('adventurer')
  const [portrait, setPortrait] = useState(randomPortrait)
  const [kind, setKind] = useState<'one' | 'many'>('one')
  const [owner, setOwner] = useState(me)
  const [made] = useState(() => Object.fromEntries(starterIds.map((id) => [id, sheetOf(id)])))
  const [wasRefused, setWasRefused] = useState(false)
  const [sent, keepSent] = useState<Sent>()
  const make = useCreate(sent, keepSent)
  const [create, { error, isLoading }] = useCreateCharacterMutation()
  const { track, stop } = useRunning()
  const [isImporting, setImporting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problem = nameProblem(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(true)
    if (problem) return focusFirstError(form.current)
    const { blocks = [], ...rest } = made[starter] ?? {}
    const body: NewCharacter = {
      ...rest,
      name: name.trim(),
      portrait: { sigil: z.parse(zSigil, portrait.sigil), colour: z.parse(zColour, portrait.colour) },
      blocks: [...blocks, ...(from?.blocks ?? [])],
      ...(run && { kind }),
      ...(run && kind === 'one' && owner !== me && { ownerId: owner === free ? null : owner }),
    }
    const answer = await make(body, (key) =>
      track(create({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (answer?.data) void navigate(placeHref(gameId, { character: answer.data.characterId }), { replace: true })
  }
  return (
    <section aria-labelledby={heading} className={styles.view}>
      <form
        ref={form}
        noValidate
        aria-labelledby={heading}
        className={`${common.card} ${styles.form}`}
        onSubmit={submit}
      >
        <h2 id={heading} ref={title} tabIndex={-1}>
          New character
        </h2>
        <p>
          <Button variant="quiet" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            Import a file
          </Button>
        </p>
        {isImporting && <ImportSheet game={game} />}
        <Field
          label="Name"
          dir="auto"
          autoComplete="off"
          value={name}
          error={wasRefused ? problem : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Portrait portrait={portrait} onChange={setPortrait} />
        <RadioGroup
          label="Begin with"
          value={starter}
          onChange={setStarter}
          options={starterIds.map((id) => ({ value: id, label: starters[id].name, about: starters[id].about }))}
        />
        {run && (
          <RadioGroup
            label="How many are there?"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'one', label: kindNames.one, about: 'It joins a fight or a map as itself.' },
              { value: 'many', label: kindNames.many, about: 'A foe of yours. It joins as numbered copies.' },
            ]}
          />
        )}
        {run && kind === 'one' && (
          <Select label="Whose is it?" value={owner} onChange={({ target }) => setOwner(target.value)}>
            <option value={free}>Free to take</option>
            {members.map(({ userId, displayName }) => (
              <option key={userId} value={userId}>
                {userId === me ? 'Yours' : displayName}
              </option>
            ))}
            {members.length === 0 && <option value={me}>Yours</option>}
          </Select>
        )}
        <FailedCall error={isLoading ? undefined : error} fallback="Couldn't make the character. Try again." />
        <div className={`${common.dock} ${sheet.dock}`}>
          <Button type="submit" variant="primary" busy={isLoading}>
            Make character
          </Button>
          <Button variant="quiet" onClick={() => void navigate(placeHref(gameId, { view: 'all' }))}>
            Cancel
          </Button>
        </div>
        <LongCall busy={isLoading} onStop={stop} />
      </form>
    </section>
  )
}

const mostShown = 20

/** Makes a character of a file from “Export”, after a look at what is in it. */
export function ImportSheet({ game }: { game: Game }) {
  const { gameId } = game
  const navigate = useNavigate()
  const { run } = useMay(game)
  const [file, setFile] = useState<{ at: number; read: ReadSheet }>()
  const [sent, keepSent] = useState<Sent>()
  const make = useCreate(sent, keepSent)
  const [create, { error, isLoading, reset }] = useCreateCharacterMutation()
  const { track, stop } = useRunning()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const choose = async (chosen: File) => {
    const { name, size } = chosen
    const show = (read: ReadSheet) => setFile((last) => ({ at: (last?.at ?? 0) + 1, read }))
    const refuse = (why: string) => show({ faults: [{ where: name, why }] })
    reset()
    if (size > largestSheet)
      return refuse(`It's larger than ${largestSheet / megabyte} MB, and no sheet is. Choose another file.`)
    const text = await chosen.text().catch(() => undefined)
    if (text === undefined) return refuse("Couldn't read it. Choose it again.")
    show(readFile(text))
  }
  const character = file && 'character' in file.read ? file.read.character : undefined
  const faults = file && 'faults' in file.read ? file.read.faults : []
  const submit = async () => {
    if (!character) return
    // A player has no foes.
    const body = run ? character : { ...character, kind: 'one' as const }
    const answer = await make(body, (key) =>
      track(create({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (answer?.data) void navigate(placeHref(gameId, { character: answer.data.characterId }), { replace: true })
  }
  const blocks = character?.blocks?.length ?? 0
  return (
    <section aria-label="Import a character" className={common.close}>
      <label className={`${common.close} ${styles.add}`}>
        <span>A file from “Export” on a sheet</span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void choose(chosen)
            // The same file can be chosen again, once it is corrected.
            target.value = ''
          }}
        />
      </label>
      <div role="status">
        {character && (
          <p>
            {inSentence(character.name)}, with {blocks === 1 ? '1 block' : `${blocks} blocks`}.
          </p>
        )}
        {faults.length > 0 && (
          // A new element for each file: the same faults are heard again.
          <div key={file?.at} className={common.close}>
            <p>Nothing was imported. Correct this, then choose the file again.</p>
            <ul className={styles.list}>
              {faults.slice(0, mostShown).map(({ where, why }) => (
                <li key={`${where} ${why}`} className={common.fault}>
                  <ErrorIcon />
                  <p>
                    <b dir="auto">{where}:</b> {why}
                  </p>
                </li>
              ))}
              {faults.length > mostShown && <li className={common.fault}>and {faults.length - mostShown} more</li>}
            </ul>
          </div>
        )}
      </div>
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't import the character. Try again." />
      {character && (
        <p>
          <Button variant="primary" busy={isLoading} onClick={() => void submit()}>
            Import {inSentence(character.name, 20)}
          </Button>
        </p>
      )}
      <LongCall busy={isLoading} onStop={stop} />
    </section>
  )
}
