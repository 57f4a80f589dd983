import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { type ColourName, colours } from '../../ui/avatar/colour-names.ts'
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx'
import { Sigil } from '../../ui/sigil/sigil.tsx'
import { type SigilName, sigils } from '../../ui/sigil/sigil-names.ts'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Each choice is shown as what comes of it. */
export function PictureGridExample() {
  const [sigil, setSigil] = useState<SigilName>('owl')
  const [colour, setColour] = useState<ColourName>('lake')
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <RadioGroup
        label="Sigil"
        layout="grid"
        options={sigils.map((name) => ({ value: name, label: capital(name), picture: <Sigil name={name} /> }))}
        value={sigil}
        onChange={setSigil}
      />
      <RadioGroup
        label="Colour"
        layout="grid"
        options={colours.map((name) => ({
          value: name,
          label: capital(name),
          picture: <Avatar sigil={sigil} colour={name} />,
        }))}
        value={colour}
        onChange={setColour}
      />
    </div>
  )
}
