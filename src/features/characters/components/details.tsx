import { useState } from 'react'
import * as z from 'zod/mini'
import { ifMatch } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { zCharacterChange, zCharacterVisibility, zNewRefill } from '../../../contract/schemas/characters.gen.ts'
import type { Character, CharacterVisibility, Game } from '../../../contract/types.gen.ts'
import { Conflict } from '../../../forms/conflict.tsx'
import { FormEnd } from '../../../forms/form-end.tsx'
import { stored, useStored, versionedDraft } from '../../../forms/stored.ts'
import { closeOnEscape, useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { DrawingChoice } from '../../../game/drawing-choice.tsx'
import { useMembers } from '../../../game/game-queries.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { colours } from '../../../ui/avatar/avatar.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { sigils } from '../../../ui/sigil/sigil-names.ts'
import { inOrder } from '../model/sheet-mutations.ts'
import { detailDrafts, useMay } from '../model/use-characters.ts'
import { labelProblem, nameProblem, visibilityNames } from '../model/words.ts'
import { RefillFields } from './refill-fields.tsx'
import type { ToolProps } from './sheet-menu.tsx'

const zValues = z.object({
  name: z.string(),
  portrait: z.object({ sigil: z.string(), colour: z.string() }),
  visibility: zCharacterVisibility,
  /** The user id. */
  owner: z.nullable(z.string()),
  health: z.nullable(z.string()),
  refills: z.array(z.object({ ...zNewRefill.shape, label: z.string() })),
})
const zDraft = versionedDraft(zValues, zValues)
type Values = z.infer<typeof zValues>

/** The head of a character in its form, by person and character. */
const typedDetails = stored(detailDrafts, zDraft)

function valuesOf(character: Character): Values {
  const { name, portrait } = character
  if (character.shown === 'face') return { name, portrait, visibility: 'hosts', owner: null, health: null, refills: [] }
  const { visibility, owner, health = null, refills } = character
  return { name, portrait, visibility, owner: owner?.userId ?? null, health, refills }
}

const labels: Record<keyof Values, string> = {
  name: 'Name',
  portrait: 'Portrait',
  visibility: 'Who sees the sheet',
  owner: 'Owner',
  health: 'Health',
  refills: 'Refills',
}

/** Name, portrait, who sees the sheet, its owner for host and admin, which track is the health, and the refills. */
export function Details({ game, character, onDone }: ToolProps) {
  const { gameId } = game
  const { characterId } = character
  const params = { gameId, characterId }
  const { me = '', run } = useMay(game)
  const [draft, keep] = useStored(typedDetails, [me, characterId])
  // What was typed before came with the page.
  const [isOpened] = useState(draft === undefined)
  const { toast } = useOverlays()
  const { members = [] } = useMembers(gameId)
  const nameOf = (owner: unknown) => members.find(({ userId }) => userId === owner)?.displayName
  const [change] = charactersApi.useChangeCharacterMutation()
  const [give] = charactersApi.useGiveCharacterMutation()
  const [load] = charactersApi.endpoints.getCharacter.useLazyQuery()
  const now = draft ?? { rev: character.rev, base: valuesOf(character), values: valuesOf(character) }
  const { values } = now
  const problems = { name: nameProblem(values.name), refills: values.refills.map(({ label }) => labelProblem(label)) }
  const close = () => {
    keep(undefined)
    onDone()
  }
  const form = useVersionedForm<Character, Values>({
    draft: now,
    keep,
    current: character,
    isOpened,
    toSent: (typed) => ({
      ...typed,
      name: typed.name.trim(),
      refills: typed.refills.map((one) => ({ ...one, label: one.label.trim() })),
    }),
    sentOf: valuesOf,
    isWrong: () => Boolean(problems.name ?? problems.refills.find(Boolean)),
    // Giving it to somebody is a call of its own, on top of what else is changed.
    save: async (rev, { owner, ...changes }, _, track) => {
      const body = z.parse(zCharacterChange, changes)
      const isChanged = Object.keys(changes).length > 0
      const { data, error } = isChanged
        ? await track(change({ params, headers: ifMatch({ rev }), body }))
        : { data: { ...character, rev } }
      if (!data || owner === undefined) return { data, error }
      return track(give({ params, headers: ifMatch(data), body: { ownerId: owner } }))
    },
    load: () => load({ params }),
    saved: 'Details saved.',
    onSaved: ({ name } = character) => {
      const to = nameOf(values.owner)
      if (values.owner !== now.base.owner) toast.success(to ? `${name} is ${to}'s now.` : `${name} is free to take.`)
      onDone()
    },
  })
  const blocks = inOrder(character)
  // Of tracks with one label, the health is the first.
  const tracks = [...new Set(blocks.flatMap(({ kind, label }) => (kind === 'track' ? [label] : [])))]
  if (form.conflict)
    return (
      <Conflict
        {...form.conflict}
        newest={form.conflict.newest.shown === 'whole' ? form.conflict.newest : {}}
        what="this character"
        labels={labels}
        show={(field, value) => {
          if (field === 'owner') return nameOf(value) ?? 'Free to take'
          if (field === 'visibility') return visibilityNames[z.parse(zCharacterVisibility, value)]
          if (field === 'portrait') return 'Another one'
          return field === 'refills' ? refillsInWords(value) : String(value ?? 'None')
        }}
      />
    )
  return (
    <form
      noValidate
      aria-label="Details"
      className={common.form}
      onSubmit={form.submit}
      onKeyDown={closeOnEscape(!form.isUntouched, close)}
    >
      <div ref={form.fields} className={common.close}>
        <Field
          label={labels.name}
          dir="auto"
          autoComplete="off"
          value={values.name}
          error={form.wasRefused ? problems.name : undefined}
          onChange={({ target }) => form.change({ name: target.value })}
        />
        <Portrait portrait={values.portrait} onChange={(portrait) => form.change({ portrait })} />
        <VisibilityChoice
          label={labels.visibility}
          value={values.visibility}
          onChange={(visibility) => form.change({ visibility })}
        />
        {run && character.kind === 'one' && (
          <OwnerSelect
            label={labels.owner}
            hint="Private notes stay with whoever wrote them."
            game={game}
            owner={values.owner ?? ''}
            ownerName={character.owner?.displayName}
            onChange={(owner) => form.change({ owner: owner || null })}
          />
        )}
        <Select
          label={labels.health}
          hint="Choose one of its tracks to show in the list."
          value={values.health ?? ''}
          onChange={({ target }) => form.change({ health: target.value || null })}
        >
          <option value="">None</option>
          {optionsOf(tracks.map((label) => [label, label]))}
        </Select>
        <RefillFields
          blocks={blocks}
          refills={values.refills}
          problems={form.wasRefused ? problems.refills : []}
          onChange={(refills) => form.change({ refills })}
        />
      </div>
      <FormEnd form={form} fallback="Couldn't save the details. Try again." save="Save" onCancel={close} />
    </form>
  )
}

const refillsInWords = (value: unknown) =>
  Array.isArray(value) ? value.map((one: { label: string }) => one.label).join(', ') || 'None' : ''

type OwnerSelectProps = {
  label: string
  hint?: string
  game: Game
  /** The user id; empty for a free one. */
  owner: string
  /** What the owner is called, until the members are known, or if they are none. */
  ownerName?: string | undefined
  onChange: (userId: string) => void
}

/** Whose a character is: a member's, or nobody's. */
export function OwnerSelect({ game, owner, ownerName = 'Yours', onChange, ...words }: OwnerSelectProps) {
  const { me } = useMay(game)
  const { members = [] } = useMembers(game.gameId)
  return (
    <Select {...words} value={owner} onChange={({ target }) => onChange(target.value)}>
      <option value="">Free to take</option>
      {optionsOf(members.map(({ userId, displayName }) => [userId, userId === me ? 'Yours' : displayName]))}
      {owner && !members.some(({ userId }) => userId === owner) && <option value={owner}>{ownerName}</option>}
    </Select>
  )
}

type VisibilityProps = {
  label: string
  value: CharacterVisibility
  onChange: (visibility: CharacterVisibility) => void
}

/** Who sees a sheet, besides its owner. */
export function VisibilityChoice(props: VisibilityProps) {
  return (
    <RadioGroup
      {...props}
      options={[
        { value: 'everyone', label: visibilityNames.everyone },
        {
          value: 'hosts',
          label: visibilityNames.hosts,
          about: 'The host, admins, and its owner see all of it. Others see its name and portrait.',
        },
      ]}
    />
  )
}

type Drawn = { sigil: string; colour: string }
type PortraitProps = { portrait: Drawn; onChange: (portrait: Drawn) => void }

const oneOf = <Name extends string>(names: readonly Name[]) => names[Math.floor(Math.random() * names.length)]

/** A portrait to begin with, so that two new characters look different. */
export const randomPortrait = (): Drawn => ({ sigil: oneOf(sigils) ?? 'mask', colour: oneOf(colours) ?? 'slate' })

/** The drawing of a character and its color, chosen below a summary. */
export function Portrait({ portrait, onChange }: PortraitProps) {
  return (
    <details>
      <summary>
        <PersonAvatar person={portrait} size={48} />
        Change portrait
      </summary>
      <DrawingChoice value={portrait} onChange={(change) => onChange({ ...portrait, ...change })} />
    </details>
  )
}
