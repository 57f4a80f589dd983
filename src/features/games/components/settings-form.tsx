import { ifMatch } from '../../../api/call.ts'
import { gamesApi } from '../../../api/games-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { changesOf } from '../../../forms/compare-versions.ts'
import { Conflict } from '../../../forms/conflict.tsx'
import { FormEnd, toText } from '../../../forms/form-end.tsx'
import type { DraftProps } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { zoneName } from '../../../lib/times.ts'
import common from '../../../ui/common.module.css'
import type { SettingsDraft } from '../model/game-drafts.ts'
import { errorsOf, fieldNames, labels, toBody, valuesOf } from '../model/game-values.ts'
import { GameFields } from './game-fields.tsx'

type SettingsFormProps = DraftProps<SettingsDraft> & {
  gameId: string
  /** The saved game, while it is there. */
  game?: Game
  seatsTaken?: number
}

/** The form that changes a game's name, texts and settings. */
export default function SettingsForm({ gameId, game, seatsTaken, draft, isOpened, keep, closedBy }: SettingsFormProps) {
  const [change] = gamesApi.useChangeGameMutation()
  const [load] = gamesApi.endpoints.getGame.useLazyQuery()
  const errors = errorsOf(draft.values)
  const form = useVersionedForm({
    draft,
    keep,
    isOpened,
    closedBy,
    toSent: toBody,
    sentOf: valuesOf,
    isWrong: () => Object.keys(errors).length > 0,
    save: (rev, body) => change({ params: { gameId }, headers: ifMatch({ rev }), body }),
    load: () => load({ params: { gameId } }),
    current: game,
    saved: 'Game saved.',
  })
  const { conflict } = form
  const show = (field: string, value: unknown) => (field === 'timeZone' ? zoneName(String(value)) : String(value ?? ''))
  if (conflict) return <Conflict {...conflict} what="this game" labels={labels} show={show} />
  const typed = changesOf(draft.base, draft.values)
  return (
    <form noValidate aria-label="Settings" className={common.stack} onSubmit={form.submit}>
      <GameFields
        fields={form.fields}
        errors={form.wasRefused ? errors : {}}
        seatsTaken={seatsTaken ?? 1}
        readOnly={closedBy !== undefined}
        values={draft.values}
        onChange={form.change}
      />
      <FormEnd
        form={form}
        fallback="Couldn't save the game. Try again."
        save="Save"
        text={toText(fieldNames.map((name) => [labels[name], name in typed ? show(name, typed[name]) : '']))}
      />
    </form>
  )
}
