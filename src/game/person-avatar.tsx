import { Avatar, type AvatarProps } from '../ui/avatar/avatar.tsx'
import { type ColourName, colours } from '../ui/avatar/colour-names.ts'
import { type SigilName, sigils } from '../ui/sigil/sigil-names.ts'

type PersonAvatarProps = Pick<AvatarProps, 'size' | 'label'> & {
  /** As the API gives them: a newer server may have drawings and colours that this client does not know. */
  person: { sigil: string; colour: string }
}

/** The avatar of somebody. */
export function PersonAvatar({ person, ...rest }: PersonAvatarProps) {
  return <Avatar {...rest} sigil={knownSigil(person.sigil)} colour={knownColour(person.colour)} />
}

/** A drawing that this client has. */
export const knownSigil = (name: string): SigilName => sigils.find((known) => known === name) ?? 'mask'

/** A colour that this client has. */
export const knownColour = (name: string): ColourName => colours.find((known) => known === name) ?? 'slate'
