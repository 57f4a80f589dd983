import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { gamesApi, useChangeGameMutation } from '../../../api/games-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { Conflict } from '../../../forms/conflict.tsx'
import { typedSince, useNewestDraft } from '../../../forms/drafts.ts'
import { focusFirstError } from '../../../forms/focus-first-error.ts'
import { alsoSent, changesOf, differences, firstChoice, known, merge, typedOn } from '../../../forms/merge-values.ts'
import { zoneName } from '../../../lib/times.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import actions from '../../../shell/page/actions.module.css'
import { Button } from '../../../ui/button/button.tsx'
import {
  checks,
  type Errors,
  errorsOf,
  type FieldName,
  labels,
  toBody,
  type Values,
  valuesOf,
} from '../model/game-values.ts'
import type { SettingsDraft } from '../model/settings-draft.ts'
import { GameFields } from './game-fields.tsx'
import styles from './settings.module.css'

type SettingsFormProps = {
  game: Game
  draft: SettingsDraft
  /** The person has opened it; else it was there when the page came. */
  isOpened: boolean
  /** Keeps what was typed; without a draft the form is done. */
  onDraft: (draft: SettingsDraft | undefined) => void
}

/** Saves on top of the version that it began with. If somebody else has saved meanwhile it shows both. */
export default function SettingsForm({ game, draft, isOpened, onDraft }: SettingsFormProps) {
  const { gameId, seatsTaken } = game
  const { toast } = useOverlays()
  const { keep, now, update } = useNewestDraft(draft, onDraft)
  const { track, stop } = useRunning()
  const fields = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [save, { error, isLoading, reset }] = useChangeGameMutation()
  const [load, { isFetching }] = gamesApi.endpoints.getGame.useLazyQuery()
  /** The newest version, while it is to be told from the form. */
  const [theirs, setTheirs] = useState<Game>()

  // Where the person has just come from is gone.
  useEffect(() => {
    if (isOpened && !theirs) fields.current?.querySelector('input')?.focus()
  }, [isOpened, theirs])

  const change = (changed: Partial<Values>) => {
    const values = { ...draft.values, ...changed }
    keep({ ...draft, values })
    for (const name of Object.keys(changed) as FieldName[])
      if (errors[name]) setErrors({ ...errors, [name]: checks[name](values[name] as never) })
  }
  /** Goes on from the newest version; what differs is shown first. */
  const meet = async (sent: Values): Promise<void> => {
    const { data } = await load({ params: { gameId } })
    const mine = now()
    if (!data || !mine) return
    const theirs = valuesOf(data)
    const base = known(mine.base, theirs, mine.sent)
    const isAgainst = (values: Values) => differences({ base, mine: toBody(values), theirs }).length > 0
    reset()
    if (isAgainst(mine.values)) return setTheirs(data)
    keep({ rev: data.rev, base: theirs, values: mine.values })
    // Nothing of theirs is in the way of mine: it goes on top of theirs without a question.
    if (!isAgainst(sent)) await send({ rev: data.rev, base: theirs }, sent)
  }
  const send = async ({ rev, base, sent: before }: Omit<SettingsDraft, 'values'>, sent: Values): Promise<void> => {
    const mine = toBody(sent)
    const body = changesOf(base, mine, before)
    if (Object.keys(body).length === 0) return void update((now) => typedOn(sent, now.values, base) && now)
    update((now) => ({ ...now, sent: alsoSent(before, mine) }))
    const { data, error } = await track(save({ params: { gameId }, headers: ifMatch({ rev }), body }))
    if (data) {
      const isLeft = update((now) => goOn(data, typedOn(sent, now.values, valuesOf(data))))
      toast.success(isLeft ? `Game saved. ${typedSince}` : 'Game saved.')
    } else if (statusOf(error) === 412) await meet(sent)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading || isFetching) return
    const found = errorsOf(draft.values)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(fields.current)
    await send(draft, draft.values)
  }
  if (theirs) {
    const newest = valuesOf(theirs)
    const three = { base: known(draft.base, newest, draft.sent), mine: toBody(draft.values), theirs: newest }
    const found = differences(three)
    return (
      <Conflict
        heading="Someone else changed this game"
        found={found}
        first={firstChoice(found, three)}
        labels={labels}
        show={(field, value) => (field === 'timeZone' ? zoneName(String(value)) : value)}
        onTake={(choice) => {
          keep({ rev: theirs.rev, base: three.theirs, values: merge(draft.values, three.theirs, choice) })
          setTheirs(undefined)
        }}
        onCancel={() => setTheirs(undefined)}
      />
    )
  }
  return (
    <form noValidate aria-label="Settings" className={styles.form} onSubmit={submit}>
      <GameFields {...{ fields, errors, seatsTaken }} values={draft.values} onChange={change} />
      <FailedCall error={isLoading || isFetching ? undefined : error} fallback="Couldn't save the game." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading || isFetching}>
          Save
        </Button>
        <Button variant="quiet" onClick={() => keep(undefined)}>
          Cancel
        </Button>
      </p>
      <LongCall busy={isLoading || isFetching} onStop={stop} />
    </form>
  )
}

const goOn = (game: Game, values: Values | undefined): SettingsDraft | undefined =>
  values && { rev: game.rev, base: valuesOf(game), values }
