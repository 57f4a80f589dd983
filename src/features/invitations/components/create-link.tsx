import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { invitationsApi } from '../../../api/invitations-api.ts'
import type { Game, Invitation } from '../../../contract/types.gen.ts'
import { useRunning } from '../../../forms/calls.tsx'
import { FormEnd } from '../../../forms/form-end.tsx'
import type { DraftProps } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { may } from '../../../game/may.ts'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import {
  freeSeats,
  type Lifetime,
  type LinkDraft,
  type LinkValues,
  labelError,
  lifetimeIds,
  lifetimes,
  linkToSend,
  usesLimits,
} from '../model/links.ts'

type CreateLinkProps = DraftProps<LinkDraft> & {
  game: Pick<Game, 'gameId' | 'role' | 'seats' | 'seatsTaken'>
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
  { value: 'automatic', label: 'Join right away', about: 'Anyone with the link can take a seat.' },
] as const

/** The form for a new link. Its draft survives a reload, and a retry creates no second link. */
export default function CreateLink({ game, draft, isOpened, keep, now, onCreated }: CreateLinkProps) {
  const [create, { error, isLoading }] = invitationsApi.useCreateInvitationMutation()
  const send = useCreate(draft.sent, (sent) => void keep((now) => ({ ...now, sent })))
  const { track, stop } = useRunning()
  const [wasRefused, setWasRefused] = useState(false)
  const { values } = draft
  const free = freeSeats(game)
  const field = useRef<HTMLInputElement>(null)
  // The button that opened it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!isOpened) return
    field.current?.focus({ preventScroll: true })
    // All of the form, or its first part.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  const wrongLabel = wasRefused ? labelError(values.label) : undefined
  // While a link is being created the form takes no input, because the link would not include it.
  const change = (changed: Partial<LinkValues>) => void (isLoading || keep({ values: { ...values, ...changed } }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    setWasRefused(true)
    if (labelError(values.label)) return
    const body = linkToSend(draft, now)
    const params = { gameId: game.gameId }
    const answer = await send(body, (key) => track(create({ params, headers: { 'Idempotency-Key': key }, body })))
    if (!answer?.data) return
    // The form may have been closed and opened for another link meanwhile.
    keep((now) => (now.sent?.body === JSON.stringify(body) ? undefined : now))
    onCreated(answer.data)
  }

  return (
    <form noValidate aria-label="New link" className={`${common.card} ${common.padded}`} onSubmit={submit}>
      <Field
        ref={field}
        label="Label"
        hint="Only the host and admins see it."
        placeholder="e.g. Tuesday group"
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
      <div className={`${common.actions} ${common.pair}`}>
        <Stepper
          label="Uses"
          hint={free === 1 ? '1 seat is free.' : free > 0 ? `${free} seats are free.` : 'Every seat is taken.'}
          {...usesLimits}
          value={values.maxUses}
          onChange={(maxUses) => change({ maxUses })}
        />
        <Select
          label="Expires after"
          value={values.lifetime}
          onChange={(event) => change({ lifetime: event.target.value as Lifetime })}
        >
          {optionsOf(lifetimeIds.map((id) => [id, lifetimes[id].label]))}
        </Select>
      </div>
      <FormEnd
        form={{ error, isBusy: isLoading, stop }}
        fallback="Couldn't create the link. Try again."
        save="Create link"
        onCancel={() => keep(undefined)}
      />
    </form>
  )
}
