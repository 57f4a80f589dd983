import { type FormEvent, useRef } from 'react'
import type { Profile } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../forms/calls.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { colours } from '../../../ui/avatar/colour-names.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { Sigil } from '../../../ui/sigil/sigil.tsx'
import { sigils } from '../../../ui/sigil/sigil-names.ts'
import { useProfileForm } from '../model/use-profile-form.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import styles from './profile-form.module.css'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const sigilOptions = sigils.map((name) => ({ value: name, label: capital(name), picture: <Sigil name={name} /> }))

type ProfileFormProps = {
  profile: Profile
  /** It is being asked for again. */
  isFetching: boolean
}

/** Who the person is to others: what they are called, their drawing and its colour. */
export function ProfileForm({ profile, isFetching }: ProfileFormProps) {
  const name = useRef<HTMLInputElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const { toast } = useOverlays()
  const form = useProfileForm(profile, isFetching)
  const { shown, edit } = form
  const sigil = sigils.find((known) => known === shown.sigil)
  const colour = colours.find((known) => known === shown.colour)

  async function save(event: FormEvent) {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome === 'saved') toast.success('Profile saved.')
    if (outcome === 'refused') name.current?.focus()
  }

  /** What is pressed goes then. */
  const thenFocus = (act: () => void) => () => {
    act()
    saveButton.current?.focus()
  }
  return (
    <form onSubmit={save} className={`${card.card} ${styles.form}`} noValidate>
      <p className={styles.person}>
        <PersonAvatar person={shown} size={72} />
        <bdi className={styles.name}>{shown.displayName}</bdi>
      </p>
      <Field
        ref={name}
        label="Display name"
        hint={profile.chosen ? undefined : 'We made one up for you. Choose your own.'}
        autoComplete="nickname"
        dir="auto"
        value={shown.displayName}
        error={form.nameError}
        onChange={(event) => edit('displayName', event.target.value)}
      />
      <RadioGroup
        label="Sigil"
        layout="grid"
        options={sigilOptions}
        value={sigil}
        onChange={(one) => edit('sigil', one)}
      />
      <RadioGroup
        label="Color"
        layout="grid"
        options={colours.map((one) => ({
          value: one,
          label: capital(one),
          picture: (
            <span className={styles.swatch}>
              <Avatar sigil={sigil ?? 'mask'} colour={one} />
            </span>
          ),
        }))}
        value={colour}
        onChange={(one) => edit('colour', one)}
      />
      {form.isStale ? (
        <ChangedElsewhere profile={profile} onKeep={thenFocus(form.rebase)} onTake={thenFocus(form.drop)} />
      ) : (
        <FailedCall error={form.error} fallback="Couldn't save your profile. Try again." />
      )}
      <div className={actions.actions}>
        <Button
          ref={saveButton}
          type="submit"
          variant="primary"
          busy={form.isSaving}
          aria-disabled={form.isStale || undefined}
        >
          Save
        </Button>
        {form.isEdited && (
          <Button variant="quiet" onClick={thenFocus(form.drop)}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
