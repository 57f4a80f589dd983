import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { ifMatch } from '../../../api/call.ts'
import { invitationsApi } from '../../../api/invitations-api.ts'
import { profileApi } from '../../../api/profile-api.ts'
import { zProfileChange } from '../../../contract/schemas/profile.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { stored, useStored } from '../../../forms/stored.ts'
import { type InvitationParts, useInvitationField } from '../../../game/invitation-field.tsx'
import { CutText } from '../../../game/others-text.tsx'
import { knownSigil, PersonAvatar } from '../../../game/person-avatar.tsx'
import { displayNameError } from '../../../rules/display-name.ts'
import { href } from '../../../shell/href.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { sigilOptions } from '../../../ui/sigil/sigil.tsx'
import { freeSigil } from '../../../ui/sigil/sigil-names.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { JoinState } from '../model/join-words.ts'
import type { useJoin } from '../model/use-join.ts'
import styles from './invitation-letter.module.css'

/** The name and the sigil that a newcomer has chosen on an invitation, stored by person. */
const newcomerDrafts = stored(
  'newcomer',
  z.object({ displayName: z.optional(z.string()), sigil: z.optional(z.string()) }),
)

type JoinActionsProps = {
  join: ReturnType<typeof useJoin>
  state: JoinState
  link: InvitationParts
}

/** The actions of an invitation: one for each state. */
export function JoinActions({ join, state, link }: JoinActionsProps) {
  const [isSwitching, setSwitching] = useState(false)
  if (state === 'waiting' || isSwitching)
    return <Withdraw join={join} link={link} isSwitching={isSwitching} onSwitch={setSwitching} />
  if (state === 'open') return <Accept join={join} link={link} />
  return <Onward join={join} state={state} link={link} />
}

/** The way on from an invitation that cannot be accepted. */
function Onward({ join, state, link }: JoinActionsProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, 'section')
  const another = useInvitationField('Paste another link')
  const isClosed = state !== 'member' && state !== 'full'
  return (
    <div ref={part} className={common.actions}>
      {state === 'member' && (
        <Link to={href('game', { game: link.gameId })} replace className={buttonClass('primary')}>
          Go to game
        </Link>
      )}
      {state === 'full' && (
        <Button variant="primary" busy={join.isFetching} onClick={join.refetch}>
          Check again
        </Button>
      )}
      {isClosed && another.opener}
      <Link to={href('home')} className={buttonClass('quiet')}>
        Go to Home
      </Link>
      {isClosed && another.field}
    </div>
  )
}

type PartProps = Pick<JoinActionsProps, 'join' | 'link'>

function Accept({ join, link: { gameId, token } }: PartProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, 'section')
  const { data: profile, isLoading } = profileApi.useGetProfileQuery()
  const [draft, keep] = useStored(newcomerDrafts, [profile?.userId ?? ''])
  const [change, changing] = profileApi.useChangeProfileMutation()
  const [accept, accepting] = invitationsApi.useAcceptInvitationMutation()
  const { track, stop } = useRunning()
  const [wasRefused, setWasRefused] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // On a phone the dock would cover them.
  useLayoutEffect(() => {
    const chosen = isChoosing && fields.current?.querySelector(':checked')
    if (chosen) chosen.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isChoosing])
  const isBusy = changing.isLoading || accepting.isLoading
  const isNew = profile?.chosen === false
  // A made-up sigil is not the host's. Of the other members an invitation says nothing.
  const taken = profile?.updatedAt ? undefined : join.preview?.game?.host.sigil
  const sigil = draft?.sigil ?? freeSigil(profile?.sigil ?? '', [taken])
  const wrong = draft?.displayName === undefined ? undefined : displayNameError(draft.displayName)
  const error = changing.error ?? accepting.error
  const ask = async () => {
    if (isBusy) return
    if (isNew && (draft || sigil !== profile.sigil)) {
      setWasRefused(true)
      if (wrong) return fields.current?.querySelector('input')?.focus()
      const body = z.parse(zProfileChange, { ...draft, ...(sigil !== profile.sigil && { sigil }) })
      // A person who chooses no name keeps the one that was made up.
      const { error } = await track(change({ headers: ifMatch(profile), body }))
      if (error) return
      keep(undefined)
    }
    join.noteAsked()
    await track(accept({ params: { gameId }, body: { token } }))
  }
  return (
    <>
      {isNew ? (
        <div ref={fields} className={`${common.row} ${styles.person}`}>
          <Button
            variant="quiet"
            className={styles.sigil}
            aria-label="Change your sigil"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <PersonAvatar person={{ ...profile, sigil }} size={48} />
            Change
          </Button>
          <Field
            label="Your name"
            hint="We made one up for you. Choose your own."
            autoComplete="nickname"
            dir="auto"
            readOnly={isBusy}
            value={draft?.displayName ?? profile.displayName}
            error={wasRefused ? wrong : undefined}
            onChange={({ target }) => keep({ ...draft, displayName: target.value })}
          />
          {isChoosing && (
            <RadioGroup
              label="Your sigil"
              layout="grid"
              options={sigilOptions}
              value={knownSigil(sigil)}
              onChange={(sigil) => void (isBusy || keep({ ...draft, sigil }))}
            />
          )}
        </div>
      ) : (
        (profile || isLoading) && (
          <div className={`${common.row} ${styles.person}`}>
            {profile ? <PersonAvatar person={profile} size={48} /> : <Skeleton shape="circle" height="3rem" />}
            <b>{profile && <CutText lines={2}>{profile.displayName}</CutText>}</b>
          </div>
        )
      )}
      <div ref={part} className={`${common.dock} ${common.onPhone}`} data-toasts-above>
        <section className={common.close}>
          <FailedCall error={isBusy ? undefined : error} fallback="Couldn't accept the invitation. Try again." />
          <p className={`${common.actions} ${styles.answers}`}>
            {/* A newcomer sees the name that they join with. */}
            <Button variant="primary" busy={isBusy || isLoading} onClick={ask}>
              {error ? 'Try again' : 'Accept invitation'}
            </Button>
            <Link to={href('home')} className={buttonClass('quiet')}>
              Not now
            </Link>
          </p>
        </section>
      </div>
      <LongCall busy={isBusy} onStop={stop} />
    </>
  )
}

type WithdrawProps = PartProps & {
  /** Whether the request is being replaced by this link. */
  isSwitching: boolean
  onSwitch: (isSwitching: boolean) => void
}

function Withdraw({ join, link: { gameId, token }, isSwitching, onSwitch }: WithdrawProps) {
  const { preview, loadError, isFetching } = join
  const [withdraw, { error, isLoading, isSuccess }] = invitationsApi.useWithdrawRequestMutation()
  const [accept] = invitationsApi.useAcceptInvitationMutation()
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, 'section')
  const { confirm, toast } = useOverlays()

  async function ask(event: MouseEvent) {
    // A second click belongs to a double click on the earlier button.
    if (event.detail > 1) return
    const isSure = await confirm({
      title: 'Cancel your request?',
      message: 'You can request again only while this link has uses left.',
      confirmLabel: 'Cancel it',
      cancelLabel: 'Keep waiting',
    })
    if (isSure) await withdraw({ params: { gameId } })
  }

  async function switchLink() {
    onSwitch(true)
    const { error } = await withdraw({ params: { gameId } })
    const answer = error ? undefined : await accept({ params: { gameId }, body: { token } })
    if (answer?.error) toast.failed(answer.error, "Couldn't accept the invitation. Try again.")
    onSwitch(false)
  }

  return (
    <>
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't cancel your request. Try again." />
      <p role="status" className={common.region}>
        {loadError ? "Can't reach the server right now. This page keeps checking for you." : null}
      </p>
      <div ref={part} className={common.actions}>
        {/* The request came by another link, because this one asks no one. */}
        {preview?.approval === 'automatic' && (
          <Button
            variant="primary"
            busy={isSwitching || isLoading}
            onClick={({ detail }) => detail < 2 && void switchLink()}
          >
            Use this link
          </Button>
        )}
        <Link to={href('home')} className={buttonClass()}>
          Go to Home
        </Link>
        <Button variant="quiet" busy={isSwitching || isLoading || (isSuccess && isFetching)} onClick={ask}>
          Cancel request
        </Button>
      </div>
    </>
  )
}
