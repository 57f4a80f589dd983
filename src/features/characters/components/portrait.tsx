import { knownColour, knownSigil, PersonAvatar } from '../../../game/person-avatar.tsx'
import { capitalized } from '../../../lib/in-sentence.ts'
import { Avatar, colours } from '../../../ui/avatar/avatar.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { sigilOptions } from '../../../ui/sigil/sigil.tsx'
import { sigils } from '../../../ui/sigil/sigil-names.ts'

type Drawn = { sigil: string; colour: string }
type PortraitProps = { portrait: Drawn; onChange: (portrait: Drawn) => void }

const oneOf = <Name extends string>(names: readonly Name[]) => names[Math.floor(Math.random() * names.length)]

/** A portrait to begin with, so that two new characters look different. */
export const randomPortrait = (): Drawn => ({ sigil: oneOf(sigils) ?? 'mask', colour: oneOf(colours) ?? 'slate' })

/** The drawing of a character and its color, chosen below a summary. */
export function Portrait({ portrait, onChange }: PortraitProps) {
  return (
    <details>
      <summary>
        <PersonAvatar person={portrait} size={48} />
        Change the portrait
      </summary>
      <RadioGroup
        label="Sigil"
        layout="grid"
        options={sigilOptions}
        value={knownSigil(portrait.sigil)}
        onChange={(sigil) => onChange({ ...portrait, sigil })}
      />
      <RadioGroup
        label="Color"
        layout="grid"
        options={colours.map((one) => ({
          value: one,
          label: capitalized(one),
          picture: (
            <span>
              <Avatar sigil={knownSigil(portrait.sigil)} colour={one} />
            </span>
          ),
        }))}
        value={knownColour(portrait.colour)}
        onChange={(colour) => onChange({ ...portrait, colour })}
      />
    </details>
  )
}
