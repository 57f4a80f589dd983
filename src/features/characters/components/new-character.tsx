import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { charactersApi } from '../../../api/characters-api.ts'
import { ideasApi } from '../../../api/ideas-api.ts'
import { zCharacterKind, zCharacterVisibility } from '../../../contract/schemas/characters.gen.ts'
import type { Game, NewCharacter } from '../../../contract/types.gen.ts'
import { FailedCall, Loaded, LongCall, useRunning } from '../../../forms/calls.tsx'
import { isSame } from '../../../forms/compare-versions.ts'
import { cannotSave, FormEnd, toText } from '../../../forms/form-end.tsx'
import { stored, useStored } from '../../../forms/stored.ts'
import { type Sent, useCreate, zSent } from '../../../forms/use-create.ts'
import { focusFirstError } from '../../../forms/use-versioned-form.ts'
import { knownColour, knownSigil } from '../../../game/person-avatar.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { largestSheet, megabyte } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { useIsHere } from '../../../shell/redirect.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusIfLost } from '../../../ui/focus-back/use-focus-back.ts'
import { ErrorIcon } from '../../../ui/icon/icons.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type ReadSheet, readFile } from '../model/read-sheet-file.ts'
import { sheetOf, starterIds, starters } from '../model/starters.ts'
import { newDrafts, noIdea, placeHref, useMay } from '../model/use-characters.ts'
import { kindNames, longest, nameProblem, visibilityNames } from '../model/words.ts'
import styles from './characters.module.css'
import { OwnerSelect, Portrait, randomPortrait, VisibilityChoice } from './details.tsx'

type Wanted = Required<Pick<NewCharacter, 'name' | 'blocks' | 'visibility'>>

const zTyped = z.object({
  name: z.string(),
  portrait: z.object({ sigil: z.string(), colour: z.string() }),
  starter: z.enum(starterIds),
  kind: zCharacterKind,
  /** The user id of the owner; empty for a free one. */
  owner: z.string(),
  /** Absent until it is chosen. */
  visibility: z.optional(zCharacterVisibility),
  sent: zSent,
})
type Typed = z.infer<typeof zTyped>

/** A new character that is being written, by person, game and idea. */
const drafts = stored(newDrafts, zTyped)

/** The form. Of a kept idea the title is the name, and the text a block: who may not read it does not see the sheet. */
export function MakeCharacter({ game, ideaId }: { game: Game; ideaId?: string | undefined }) {
  const query = ideasApi.useGetIdeaQuery({ params: { ideaId: ideaId ?? '' } }, { skip: !ideaId })
  if (!ideaId) return <NewCharacterForm game={game} />
  return (
    <Loaded query={query} what="the idea" placeholder={<Skeleton lines={4} />}>
      {({ title, body, visibility, gameId }) => {
        const from: Wanted = {
          name: [...title].slice(0, longest.name).join(''),
          blocks: body ? [{ kind: 'long', label: 'From the idea', text: body }] : [],
          visibility: visibility === 'everyone' && gameId === game.gameId ? 'everyone' : 'hosts',
        }
        return <NewCharacterForm game={game} from={from} ideaId={ideaId} />
      }}
    </Loaded>
  )
}

/** Makes one character, however often it is pressed, and leads whoever is still here to its sheet. */
function useMake({ gameId }: Game, sent: Sent, keepSent: (sent: Sent) => void) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { toast } = useOverlays()
  const send = useCreate(sent, keepSent)
  const [create, { error, isLoading, reset }] = charactersApi.useCreateCharacterMutation()
  const { track, stop } = useRunning()
  return {
    error: isLoading ? undefined : error,
    isBusy: isLoading,
    stop,
    reset,
    /** @returns whether it is made */
    async make(body: NewCharacter): Promise<boolean> {
      const answer = await send(body, (key) =>
        track(create({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
      )
      if (!answer?.data) return false
      const { characterId: character, name } = answer.data
      if (isHere()) void navigate(placeHref(gameId, { character }), { replace: true })
      else toast.success(`You created ${inSentence(name)}.`)
      return true
    },
  }
}

/** Whose a character is, if it is not the person's own. */
const ownedBy = (owner: string, me: string) => owner !== me && { ownerId: owner || null }

/** `from`: what it begins with, such as a kept idea. */
type NewProps = { game: Game; from?: Wanted; ideaId?: string }

/** Makes a character from a starter. Host and admin also make free ones and foes. What is typed survives a reload. */
function NewCharacterForm({ game, from, ideaId = noIdea }: NewProps) {
  const { gameId } = game
  const navigate = useNavigate()
  const { me, run, isOpen } = useMay(game)
  const heading = useId()
  const title = useFocusIfLost<HTMLHeadingElement>()
  const [kept, keep] = useStored(drafts, [me, gameId, ideaId])
  const [drawn] = useState(randomPortrait)
  const draft: Typed = kept ?? {
    name: from?.name ?? '',
    portrait: drawn,
    starter: 'adventurer',
    kind: 'one',
    owner: me,
  }
  const { name, portrait, starter, kind, owner } = draft
  const visibility = from && (draft.visibility ?? (kind === 'many' ? 'hosts' : from.visibility))
  const { make, ...form } = useMake(game, draft.sent, (sent) => void keep((now) => ({ ...now, sent })))
  // The form takes no input while the character is being made, because the character would not include it.
  const change = (part: Partial<Typed>) => void (form.isBusy || !isOpen || keep({ ...draft, ...part }))
  const [wasRefused, setWasRefused] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const problem = nameProblem(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen) return
    setWasRefused(true)
    if (problem) return focusFirstError(fields.current)
    keep(draft)
    const { blocks = [], ...rest } = sheetOf(starter)
    const isMade = await make({
      ...rest,
      name: name.trim(),
      portrait: { sigil: knownSigil(portrait.sigil), colour: knownColour(portrait.colour) },
      blocks: [...blocks, ...(from?.blocks ?? [])],
      visibility,
      ...(run && { kind }),
      ...(run && kind === 'one' && ownedBy(owner, me)),
    })
    // Another character may have been typed since.
    if (isMade) keep((now) => (isSame({ ...now, sent: 0 }, { ...draft, sent: 0 }) ? undefined : now))
  }
  return (
    <section aria-labelledby={heading} className={styles.view}>
      <form ref={fields} noValidate className={`${common.card} ${common.padded} ${styles.made}`} onSubmit={submit}>
        <h2 id={heading} ref={title} tabIndex={-1}>
          New character
        </h2>
        <Field
          label="Name"
          dir="auto"
          autoComplete="off"
          required
          readOnly={form.isBusy || !isOpen}
          value={name}
          error={wasRefused ? problem : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        {isOpen && (
          <>
            <Portrait portrait={portrait} onChange={(portrait) => change({ portrait })} />
            <RadioGroup
              label="Start from"
              value={starter}
              onChange={(starter) => change({ starter })}
              options={starterIds.map((id) => ({ value: id, label: starters[id].name, about: starters[id].about }))}
            />
            <p>
              <Button variant="quiet" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
                Import a file
              </Button>
            </p>
            {isImporting && <ImportSheet game={game} owner={owner} />}
            {run && (
              <RadioGroup
                label="What kind of character?"
                value={kind}
                onChange={(kind) => change({ kind })}
                options={[
                  { value: 'one', label: kindNames.one, about: 'A single person or creature.' },
                  { value: 'many', label: kindNames.many, about: 'A foe you can add as numbered copies.' },
                ]}
              />
            )}
            {run && kind === 'one' && (
              <OwnerSelect label="Owner" game={game} owner={owner} onChange={(owner) => change({ owner })} />
            )}
            {visibility && (
              <VisibilityChoice
                label="Who sees the sheet with the idea's text"
                value={visibility}
                onChange={(visibility) => change({ visibility })}
              />
            )}
          </>
        )}
        <div className={`${common.dock} ${common.onPhone}`} data-toasts-above>
          <section className={common.close}>
            <FormEnd
              form={{ ...form, closedBy: isOpen ? undefined : cannotSave.archived }}
              fallback="Couldn't create the character. Try again."
              save="Create character"
              text={toText([
                ['Name', name],
                ['Start from', starters[starter].name],
              ])}
              onCancel={() => {
                keep(undefined)
                void navigate(placeHref(gameId, { view: 'all' }))
              }}
            />
          </section>
        </div>
      </form>
    </section>
  )
}

const mostShown = 20
/** Makes a character of a file from “Export”, after a look at what is in it. A player has no foes; host and admin have chosen whose it is. */
function ImportSheet({ game, owner }: { game: Game; owner: string }) {
  const { me, run } = useMay(game)
  const [file, setFile] = useState<{ at: number; read: ReadSheet }>()
  const [sent, keepSent] = useState<Sent>()
  const { make, error, isBusy, stop, reset } = useMake(game, sent, keepSent)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const choose = async (chosen: File) => {
    const { name, size } = chosen
    const show = (read: ReadSheet) => setFile((last) => ({ at: (last?.at ?? 0) + 1, read }))
    const refuse = (why: string) => show({ faults: [{ where: name, why }] })
    reset()
    if (size > largestSheet)
      return refuse(`It's larger than ${largestSheet / megabyte} MB, so it isn't a sheet. Choose another file.`)
    const text = await chosen.text().catch(() => undefined)
    if (text === undefined) return refuse("Couldn't read it. Choose it again.")
    show(readFile(text))
  }
  const character = file && 'character' in file.read ? file.read.character : undefined
  const faults = file && 'faults' in file.read ? file.read.faults : []
  const blocks = character?.blocks?.length ?? 0
  const whose = run ? character?.kind !== 'many' && ownedBy(owner, me) : { kind: 'one' as const }
  return (
    <section aria-label="Import a character" className={common.close}>
      <label className={`${common.close} ${styles.add}`}>
        <span>A file from “Export” on a sheet</span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          {...(faults.length > 0 && { 'aria-invalid': true, 'aria-describedby': 'import-faults' })}
          // The same file can be chosen again, once it is corrected.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => void (target.files?.[0] && choose(target.files[0]))}
        />
      </label>
      <div id="import-faults" role="status">
        {character && (
          <p>
            {inSentence(character.name)}, with {blocks === 1 ? '1 block' : `${blocks} blocks`}.
            {character.visibility === 'hosts' && ` ${visibilityNames.hosts}.`}
          </p>
        )}
        {faults.length > 0 && (
          // A new element for each file: the same faults are heard again.
          <div key={file?.at} className={common.close}>
            <p>Nothing was imported. Fix this, then choose the file again.</p>
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
      <FailedCall error={error} fallback="Couldn't import the character. Try again." />
      {character && (
        <p>
          <Button variant="primary" busy={isBusy} onClick={() => void make({ ...character, ...whose })}>
            Import {inSentence(character.name, 20)}
          </Button>
        </p>
      )}
      <LongCall busy={isBusy} onStop={stop} />
    </section>
  )
}
