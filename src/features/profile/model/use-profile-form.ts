import { useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { profileApi, useChangeProfileMutation } from '../../../api/profile-api.ts'
import type { Profile, ProfileChange } from '../../../contract/types.gen.ts'
import { alsoSent, differences, known } from '../../../forms/merge-values.ts'
import { displayNameError } from '../../../rules/display-name.ts'
import { useIsHere } from '../../../shell/use-is-here.ts'
import { type ProfileDraft, readProfileDraft, writeProfileDraft } from './profile-draft.ts'

type Edits = Required<ProfileChange>

/**
 * What a person is about to change of their profile. What they have not touched follows the server. A save is for the
 * version that the first edit was made on, so that nothing which was saved on another device is overwritten unseen. What
 * is edited and not saved is there again after a reload.
 *
 * @param isFetching the profile is being asked for again
 */
export function useProfileForm(profile: Profile, isFetching: boolean) {
  const [draft, setDraft] = useState<ProfileDraft>(
    () => readProfileDraft(profile.userId) ?? { base: profile, edits: {} },
  )
  const newest = useRef(draft)
  newest.current = draft
  const { base, edits } = draft
  const isHere = useIsHere()
  const [nameError, setNameError] = useState('')
  const [change, { isLoading: isSaving, error, reset }] = useChangeProfileMutation()
  const [load] = profileApi.endpoints.getProfile.useLazyQuery()
  const isRefused = statusOf(error) === 412
  const isChanged = profile.rev !== base.rev
  const isEdited = hasEdits(draft)
  if (!isEdited && base !== profile) setDraft({ base: profile, edits })
  // Nothing of the newer version is in the way: it may be what this form has saved itself, before it was left.
  else if (!error && profile.rev > base.rev && !isAgainst(draft, profile))
    setDraft({ base: profile, edits: changed(edits, profile) })
  useEffect(() => keepDraft(draft), [draft])

  async function send(base: Profile): Promise<'saved' | 'failed'> {
    const body = changed(edits, base)
    setDraft((now) => ({ ...now, sent: alsoSent(now.sent, body) }))
    const { data: saved = base, error } =
      Object.keys(body).length > 0 ? await change({ headers: ifMatch(base), body }) : {}
    if (!error) {
      // The form may have been left, and another one have gone on from what was kept.
      const now = isHere() ? newest.current : readProfileDraft(saved.userId)
      if (!now || now.base.rev > saved.rev) return 'saved'
      // What was edited meanwhile is not saved yet.
      const next = { base: saved, edits: editedSince(edits, now.edits) }
      reset()
      setDraft(next)
      keepDraft(next)
      return 'saved'
    }
    // It may have been saved by an earlier try, whose answer did not come.
    const { data: there } = statusOf(error) === 412 ? await load() : {}
    return there && there.rev > base.rev && !isAgainst(newest.current, there) ? send(there) : 'failed'
  }

  return {
    /** What the form shows. */
    shown: { ...profile, ...edits },
    isEdited,
    // After a refusal the version that came first is on its way.
    isSaving: isSaving || (isRefused && isFetching),
    nameError,
    error: isRefused && (isFetching || isChanged) ? undefined : error,
    /** The last save was refused, because another one came first, and that one is here now. */
    isStale: isRefused && isChanged && isAgainst(draft, profile),

    edit<Key extends keyof Edits>(field: Key, value: Edits[Key]) {
      if (field === 'displayName') setNameError('')
      setDraft((now) => ({ ...now, edits: { ...now.edits, [field]: value } }))
    },

    /** `refused`: the name is none. What is edited stays until it is saved. */
    async save(): Promise<'saved' | 'refused' | 'failed'> {
      const { displayName: name } = changed(edits, base)
      const refusal = name === undefined ? undefined : displayNameError(name)
      setNameError(refusal ?? '')
      return refusal ? 'refused' : send(base)
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

const hasEdits = ({ edits }: ProfileDraft) => Object.keys(edits).length > 0

const keepDraft = (draft: ProfileDraft) => writeProfileDraft(draft.base.userId, hasEdits(draft) ? draft : undefined)

const valuesOf = ({ displayName, sigil, colour }: Profile) => ({ displayName, sigil, colour })

/** Somebody else has saved what this draft would overwrite, or would not say. What was sent from here is nobody else's. */
function isAgainst({ base, edits, sent }: ProfileDraft, profile: Profile): boolean {
  const theirs = valuesOf(profile)
  const ours = known(valuesOf(base), theirs, sent)
  return differences({ base: ours, mine: { ...ours, ...changed(edits, base) }, theirs }).length > 0
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
