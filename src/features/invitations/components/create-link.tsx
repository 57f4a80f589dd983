import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { useCreateInvitationMutation } from '../../../api/invitations-api.ts'
import type { Game, Invitation } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { useNewestDraft } from '../../../forms/drafts.ts'
import { may } from '../../../game/may.ts'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import {
  type Lifetime,
  type LinkDraft,
  type LinkValues,
  labelError,
  lifetimeIds,
  lifetimes,
  sendingLink,
  usesLimits,
} from '../model/link-draft.ts'
import styles from './invite.module.css'

type CreateLinkProps = {
  game: Pick<Game, 'gameId' | 'role'>
  /** What was begun earlier. */
  draft: LinkDraft
  /** The person has opened it; else it was there when the page came. */
  isOpened: boolean
  /** Keeps what was typed; without a draft the form is closed. */
  onDraft: (draft: LinkDraft | undefined) => void
  /** The server's time, Unix milliseconds. */
  now: number
  onCreated: (link: Invitation) => void
}

const roles = [
  { value: 'player', label: 'Players', about: 'They join and play.' },
  { value: 'admin', label: 'Admins', about: 'They help you invite people, set dates, and edit the game.' },
] as const

const approvals = [
  {
    value: 'host',
    label: 'You approve each person',
    about: 'Anyone with the link can request to join. You let them in or decline.',
  },
  { value: 'automatic', label: 'Join instantly', about: 'Anyone with the link can take a seat.' },
] as const

/** By these the server says that what was sent makes no link. */
const refusals = [400, 403, 409]

/** The form for a new link. What is typed survives a reload, and one intention makes one link. */
export default function CreateLink({ game, draft, isOpened, onDraft, now, onCreated }: CreateLinkProps) {
  const [create, { error, isLoading }] = useCreateInvitationMutation()
  const { keep, update } = useNewestDraft(draft, onDraft)
  const { track, stop } = useRunning()
  const [wasRefused, setWasRefused] = useState(false)
  const { values } = draft
  const field = useRef<HTMLInputElement>(null)
  // The button that opened it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (isOpened) field.current?.focus()
  }, [])
  const wrongLabel = wasRefused ? labelError(values.label) : undefined
  // With other contents it is another link. While one is being made nothing is taken that would not be part of it.
  const change = (changed: Partial<LinkValues>) => isLoading || keep({ values: { ...values, ...changed } })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    setWasRefused(true)
    if (labelError(values.label)) return
    const { sent } = sendingLink(draft, now)
    keep({ values, sent })
    const params = { gameId: game.gameId }
    const answer = await track(create({ params, headers: { 'Idempotency-Key': sent.key }, body: sent.body }))
    if (answer.data) {
      keep(undefined)
      return onCreated(answer.data)
    }
    // Nothing was made of what was refused, and the next try may have another end. Of a fault nobody knows.
    if (refusals.includes(statusOf(answer.error) ?? 0)) update((mine) => ({ values: mine.values }))
  }

  return (
    <form noValidate aria-label="New link" className={`${card.card} ${styles.form}`} onSubmit={submit}>
      <Field
        ref={field}
        label="Label"
        hint="Only the host and admins see it."
        placeholder="for the Tuesday group"
        autoComplete="off"
        readOnly={isLoading}
        value={values.label}
        onChange={(event) => change({ label: event.target.value })}
        error={wrongLabel}
      />
      {may.own(game.role) && (
        <RadioGroup
          label="This link is for"
          options={roles}
          value={values.role}
          onChange={(role) => change({ role })}
        />
      )}
      <RadioGroup
        label="How people join"
        options={approvals}
        value={values.approval}
        onChange={(approval) => change({ approval })}
      />
      <div className={styles.pair}>
        <Stepper label="Uses" {...usesLimits} value={values.maxUses} onChange={(maxUses) => change({ maxUses })} />
        <Select
          label="Expires after"
          value={values.lifetime}
          onChange={(event) => change({ lifetime: event.target.value as Lifetime })}
        >
          {lifetimeIds.map((id) => (
            <option key={id} value={id}>
              {lifetimes[id].label}
            </option>
          ))}
        </Select>
      </div>
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't create the link." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading}>
          Create link
        </Button>
        <Button variant="quiet" onClick={() => keep(undefined)}>
          Cancel
        </Button>
      </p>
      <LongCall busy={isLoading} onStop={stop} />
    </form>
  )
}
