import { useRef } from 'react'
import * as z from 'zod/mini'
import { ifMatch } from '../../../api/call.ts'
import { profileApi } from '../../../api/profile-api.ts'
import { zProfileChange } from '../../../contract/schemas/profile.gen.ts'
import type { Profile } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall } from '../../../forms/calls.tsx'
import { Conflict } from '../../../forms/conflict.tsx'
import { stored, useStored, versionedDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { DrawingChoice } from '../../../game/drawing-choice.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { capitalized } from '../../../lib/in-sentence.ts'
import { displayNameError } from '../../../rules/display-name.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import styles from './profile.module.css'

/** Sigil and color may come from a newer server, so any text is accepted. */
const zValues = z.object({ displayName: z.string(), sigil: z.string(), colour: z.string() })
const zDraft = versionedDraft(zValues, zValues)

/** A profile that is being changed. */
export type ProfileDraft = z.infer<typeof zDraft>

/** Drafts by person. */
const profileDrafts = stored('profile', zDraft)

/** The part of a profile in its form. */
export const valuesOf = ({ displayName, sigil, colour }: Profile) => ({ displayName, sigil, colour })

const labels = { displayName: 'Display name', sigil: 'Sigil', colour: 'Color' }

/** The person's profile: name, sigil and color. Untouched fields follow the server. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const saveButton = useRef<HTMLButtonElement>(null)
  const [stored, keep] = useStored(profileDrafts, [profile.userId])
  const [change] = profileApi.useChangeProfileMutation()
  const [load] = profileApi.endpoints.getProfile.useLazyQuery()
  const draft = stored ?? { rev: profile.rev, base: valuesOf(profile), values: valuesOf(profile) }
  const { values, base } = draft
  const nameError = values.displayName === base.displayName ? undefined : displayNameError(values.displayName)
  const form = useVersionedForm({
    draft,
    keep,
    toSent: (typed: ProfileDraft['values']) => ({ ...typed, displayName: typed.displayName.trim() }),
    sentOf: valuesOf,
    isWrong: () => Boolean(nameError),
    save: (rev, changes) => change({ headers: ifMatch({ rev }), body: z.parse(zProfileChange, changes) }),
    load: () => load(),
    current: profile,
    saved: 'Profile saved.',
  })
  const { conflict } = form
  const discard = () => {
    keep(undefined)
    // The pressed button has disappeared.
    saveButton.current?.focus()
  }
  if (conflict)
    return (
      <Conflict
        {...conflict}
        what="your profile"
        level={2}
        labels={labels}
        show={(field, value) => (field === 'displayName' ? String(value) : capitalized(String(value)))}
      />
    )
  return (
    <form onSubmit={form.submit} className={`${common.card} ${common.padded} ${styles.form}`} noValidate>
      <p className={`${common.row} ${styles.person}`}>
        <PersonAvatar person={values} size={72} />
        <bdi className={styles.name}>{values.displayName}</bdi>
      </p>
      <div ref={form.fields}>
        <Field
          label={labels.displayName}
          hint={profile.chosen ? undefined : 'We made one up for you. Choose your own.'}
          autoComplete="nickname"
          dir="auto"
          value={values.displayName}
          error={form.wasRefused ? nameError : undefined}
          onChange={(event) => form.change({ displayName: event.target.value })}
        />
      </div>
      <DrawingChoice value={values} onChange={form.change} />
      {/* On a phone the button of a change is in reach. */}
      <div className={stored && `${common.dock} ${common.onPhone}`} data-toasts-above={stored && ''}>
        <section className={common.close}>
          <FailedCall error={form.isBusy ? undefined : form.error} fallback="Couldn't save your profile. Try again." />
          <div className={common.actions}>
            <Button ref={saveButton} type="submit" variant="primary" busy={form.isBusy}>
              Save
            </Button>
            {stored && (
              <Button variant="quiet" aria-disabled={form.isBusy} onClick={form.isBusy ? undefined : discard}>
                Discard changes
              </Button>
            )}
          </div>
        </section>
      </div>
      <LongCall busy={form.isBusy} onStop={form.stop} />
    </form>
  )
}
