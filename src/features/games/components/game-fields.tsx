import { type RefObject, useId, useMemo } from 'react'
import { zoneName } from '../../../lib/times.ts'
import { Combobox } from '../../../ui/combobox/combobox.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { type Errors, labels, limits, systems, timeZones, type Values } from '../model/game-values.ts'
import styles from './games.module.css'

type GameFieldsProps = {
  values: Values
  errors: Errors
  /** The number of taken seats. */
  seatsTaken?: number
  /** The fields are read-only. */
  readOnly?: boolean
  onChange: (change: Partial<Values>) => void
  /** The form, whose first refused field takes the focus. */
  fields: RefObject<HTMLDivElement | null>
}

/** A game's name, texts and settings, for a new game and for an existing one. */
export function GameFields({ values, errors, seatsTaken = 1, readOnly, onChange, fields }: GameFieldsProps) {
  const id = useId()
  const zones = useMemo(
    () => timeZones(values.timeZone).map((zone) => ({ value: zone, label: zoneName(zone) })),
    [values.timeZone],
  )
  return (
    <div ref={fields} className={styles.fields}>
      <div className={common.stack}>
        <Field
          label={labels.name}
          hint="Your players see it in their invitation."
          readOnly={readOnly}
          value={values.name}
          error={errors.name}
          dir="auto"
          autoComplete="off"
          required
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextArea
          label={labels.pitch}
          hint="What would make someone want to play?"
          rows={5}
          limit={limits.pitch}
          readOnly={readOnly}
          value={values.pitch}
          error={errors.pitch}
          dir="auto"
          onChange={(event) => onChange({ pitch: event.target.value })}
        />
      </div>
      <div className={common.stack}>
        <Field
          label={labels.system}
          hint="Which rules do you use?"
          list={`${id}-systems`}
          readOnly={readOnly}
          value={values.system}
          error={errors.system}
          dir="auto"
          autoComplete="off"
          onChange={(event) => onChange({ system: event.target.value })}
        />
        <datalist id={`${id}-systems`}>
          {systems.map((system) => (
            <option key={system} value={system} />
          ))}
        </datalist>
        <Stepper
          label={labels.seats}
          hint="Including yours."
          min={Math.max(limits.seats.min, seatsTaken)}
          max={limits.seats.max}
          value={values.seats}
          error={errors.seats}
          onChange={(seats) => onChange({ seats })}
        />
        <Combobox
          label={labels.timeZone}
          hint="Used for session times. Type a city."
          noun={['time zone', 'time zones']}
          options={zones}
          value={values.timeZone}
          error={errors.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </div>
    </div>
  )
}
