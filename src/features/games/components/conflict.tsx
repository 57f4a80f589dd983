import { useEffect, useRef, useState } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import actions from '../../../platform/page/actions.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { type Values, valuesOf } from '../form-values.ts'
import { labels } from '../game-values.ts'
import { type Difference, differences, firstChoice, merge } from '../merge-values.ts'
import type { SettingsDraft } from '../settings-draft.ts'
import { readable } from '../time-zones.ts'
import styles from './conflict.module.css'

type ConflictProps = {
  draft: SettingsDraft
  /** The newest version. */
  theirs: Game
  /** What was chosen goes back into the form, to be saved on top of theirs. */
  onMerged: (values: Values) => void
  /** Back to the form, with mine as it was. */
  onCancel: () => void
}

/** What somebody else has saved meanwhile, beside what I typed: either is taken, field by field. */
export function Conflict({ draft: { base, values: mine }, theirs: game, onMerged, onCancel }: ConflictProps) {
  const theirs = valuesOf(game)
  const found = differences({ base, mine, theirs })
  const [choice, choose] = useState(() => firstChoice(found, { base, mine }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.conflict}>
      <h3 ref={heading} tabIndex={-1}>
        This game was changed meanwhile
      </h3>
      <p role="alert">
        Nothing of yours is lost. Choose what is to stand, then “Take these”. Nothing is saved before you save the form.
      </p>
      {found.map((difference) => (
        <RadioGroup
          key={difference.field}
          label={labels[difference.field]}
          value={choice[difference.field]}
          onChange={(whose) => choose({ ...choice, [difference.field]: whose })}
          options={[
            { value: 'mine', label: 'Yours', about: <Text of={difference} whose="mine" /> },
            { value: 'theirs', label: 'Saved meanwhile', about: <Text of={difference} whose="theirs" /> },
          ]}
        />
      ))}
      <p className={actions.actions}>
        <Button variant="primary" onClick={() => onMerged(merge(mine, theirs, choice))}>
          Take these
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Back to the form
        </Button>
      </p>
    </div>
  )
}

function Text({ of: { field, ...values }, whose }: { of: Difference; whose: 'mine' | 'theirs' }) {
  const value = values[whose]
  if (value === '') return <i>Nothing</i>
  return (
    <span dir="auto" className={styles.text}>
      {field === 'timeZone' ? readable(String(value)) : value}
    </span>
  )
}
