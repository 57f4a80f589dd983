import { useEffect, useState } from 'react'
import { statusOf } from '../../api/api-error.ts'
import { ifMatch } from '../../api/etag.ts'
import { useChangeProfileMutation } from '../../api/profile-api.ts'
import type { Profile, ProfileChange } from '../../contract/types.gen.ts'
import { displayName } from '../../rules/display-name.ts'
import { readProfileDraft, writeProfileDraft } from './profile-draft.ts'

type Edits = Required<ProfileChange>

/**
 * What a person is about to change of their profile. What they have not touched follows the server. A save is for the
 * version that the first edit was made on, so that nothing which was saved on another device is overwritten unseen. What
 * is edited and not saved is there again after a reload.
 *
 * @param isFetching the profile is being asked for again
 */
export function useProfileForm(profile: Profile, isFetching: boolean) {
  const [draft, setDraft] = useState(() => readProfileDraft(profile.userId) ?? { base: profile, edits: {} })
  const { base, edits } = draft
  const [nameError, setNameError] = useState('')
  const [change, { isLoading: isSaving, error, reset }] = useChangeProfileMutation()
  const isRefused = statusOf(error) === 412
  const isChanged = profile.rev !== base.rev
  const isEdited = Object.keys(edits).length > 0
  if (!isEdited && base !== profile) setDraft({ base: profile, edits })
  useEffect(() => writeProfileDraft(profile.userId, isEdited ? draft : undefined), [profile.userId, isEdited, draft])

  return {
    /** What the form shows. */
    shown: { ...profile, ...edits },
    isEdited,
    // After a refusal the version that came first is on its way.
    isSaving: isSaving || (isRefused && isFetching),
    nameError,
    error: isRefused && (isFetching || isChanged) ? undefined : error,
    /** The last save was refused, because another one came first, and that one is here now. */
    isStale: isRefused && isChanged,

    edit<Key extends keyof Edits>(field: Key, value: Edits[Key]) {
      if (field === 'displayName') setNameError('')
      setDraft((now) => ({ ...now, edits: { ...now.edits, [field]: value } }))
    },

    /** `refused`: the name is none. What is edited stays until it is saved. */
    async save(): Promise<'saved' | 'refused' | 'failed'> {
      const body = changed(edits, base)
      const refusal = body.displayName === undefined ? undefined : refusalOf(body.displayName)
      setNameError(refusal ?? '')
      if (refusal) return 'refused'
      if (Object.keys(body).length > 0) {
        const { data: saved } = await change({ headers: ifMatch(base), body })
        if (!saved) return 'failed'
        // What was edited meanwhile is not saved yet.
        setDraft((now) => ({ base: saved, edits: editedSince(edits, now.edits) }))
      } else setDraft({ base, edits: {} })
      return 'saved'
    },

    /** Puts what is edited on top of the version that is there now. */
    rebase() {
      reset()
      setDraft({ base: profile, edits })
    },

    /** Drops what was edited. */
    drop() {
      reset()
      setNameError('')
      setDraft({ base: profile, edits: {} })
    },
  }
}

const editedSince = (before: Partial<Edits>, now: Partial<Edits>): Partial<Edits> =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== before[field as keyof Edits]))

/** What differs from the version at hand. */
function changed({ displayName: name, sigil, colour }: Partial<Edits>, base: Profile): ProfileChange {
  const trimmed = name?.trim()
  return {
    ...(trimmed !== undefined && trimmed !== base.displayName ? { displayName: trimmed } : {}),
    ...(sigil && sigil !== base.sigil ? { sigil } : {}),
    ...(colour && colour !== base.colour ? { colour } : {}),
  }
}

const refusalOf = (name: string) => displayName.safeParse(name).error?.issues[0]?.message
