import { capitalized } from '../lib/in-sentence.ts'
import { colours } from '../ui/avatar/avatar.tsx'
import { RadioGroup } from '../ui/radio-group/radio-group.tsx'
import { sigilOptions } from '../ui/sigil/sigil.tsx'
import { sigils } from '../ui/sigil/sigil-names.ts'
import styles from './game.module.css'
import { PersonAvatar } from './person-avatar.tsx'

type Drawn = { sigil: string; colour: string }

/** The choice of a sigil and of its color. One that this client does not have is not among them. */
export function DrawingChoice({ value, onChange }: { value: Drawn; onChange: (change: Partial<Drawn>) => void }) {
  return (
    <>
      <RadioGroup
        label="Sigil"
        layout="grid"
        options={sigilOptions}
        value={sigils.find((known) => known === value.sigil)}
        onChange={(sigil) => onChange({ sigil })}
      />
      <RadioGroup
        label="Color"
        layout="grid"
        options={colours.map((one) => ({
          value: one,
          label: capitalized(one),
          picture: (
            <span className={styles.swatch}>
              <PersonAvatar person={{ sigil: value.sigil, colour: one }} />
            </span>
          ),
        }))}
        value={colours.find((known) => known === value.colour)}
        onChange={(colour) => onChange({ colour })}
      />
    </>
  )
}
