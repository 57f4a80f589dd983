import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { gamesApi, useChangeGameMutation } from '../../../api/games-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { Conflict } from '../../../platform/game/conflict.tsx'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { focusFirstError } from '../../../platform/game/focus-first-error.ts'
import { changesOf, differences, firstChoice, merge } from '../../../platform/game/merge-values.ts'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { type Values, valuesOf } from '../form-values.ts'
import { checks, type Errors, errorsOf, type FieldName, labels, toBody } from '../game-values.ts'
import type { SettingsDraft } from '../settings-draft.ts'
import { readable } from '../time-zones.ts'
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
    onDraft({ ...draft, values })
    for (const name of Object.keys(changed) as FieldName[])
      if (errors[name]) setErrors({ ...errors, [name]: checks[name](values[name] as never) })
  }
  /** Goes on from the newest version; what differs is shown first. */
  const meet = async () => {
    const { data } = await load({ params: { gameId } })
    if (!data) return
    const found = differences({ base: draft.base, mine: toBody(draft.values), theirs: valuesOf(data) })
    reset()
    if (found.length > 0) setTheirs(data)
    else onDraft({ rev: data.rev, base: valuesOf(data), values: draft.values })
    return found.length === 0 ? data : undefined
  }
  const send = async (rev: number, base: Values): Promise<void> => {
    const body = changesOf(base, toBody(draft.values))
    if (Object.keys(body).length === 0) return onDraft(undefined)
    const { error } = await save({ params: { gameId }, headers: ifMatch({ rev }), body })
    if (!error) {
      toast.success('The game is saved.')
      return onDraft(undefined)
    }
    if (statusOf(error) !== 412) return
    // Nothing of theirs is in the way of mine: it goes on top of theirs without a question.
    const newest = await meet()
    if (newest) await send(newest.rev, valuesOf(newest))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading || isFetching) return
    const found = errorsOf(draft.values)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(fields.current)
    await send(draft.rev, draft.base)
  }
  if (theirs) {
    const three = { base: draft.base, mine: toBody(draft.values), theirs: valuesOf(theirs) }
    const found = differences(three)
    return (
      <Conflict
        heading="This game was changed meanwhile"
        found={found}
        first={firstChoice(found, three)}
        labels={labels}
        show={(field, value) => (field === 'timeZone' ? readable(String(value)) : value)}
        onTake={(choice) => {
          onDraft({ rev: theirs.rev, base: three.theirs, values: merge(draft.values, three.theirs, choice) })
          setTheirs(undefined)
        }}
        onCancel={() => setTheirs(undefined)}
      />
    )
  }
  return (
    <form noValidate aria-label="Settings" className={styles.form} onSubmit={submit}>
      <GameFields {...{ fields, errors, seatsTaken }} values={draft.values} onChange={change} />
      <FailedCall error={isLoading || isFetching ? undefined : error} fallback="The game could not be saved." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading || isFetching}>
          Save
        </Button>
        <Button variant="quiet" onClick={() => onDraft(undefined)}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
