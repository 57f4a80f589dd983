import { Avatar, type AvatarProps, type ColourName, colours } from '../ui/avatar/avatar.tsx'
import { type SigilName, sigils } from '../ui/sigil/sigil-names.ts'

type PersonAvatarProps = Pick<AvatarProps, 'size' | 'label'> & {
  /** As the API sends them: a newer server may have sigils and colors that this client does not know. */
  person: { sigil: string; colour: string }
}

/** A person's avatar. */
export function PersonAvatar({ person, ...rest }: PersonAvatarProps) {
  return <Avatar {...rest} sigil={knownSigil(person.sigil)} colour={knownColour(person.colour)} />
}

/** A sigil that this client has. */
export const knownSigil = (name: string): SigilName => sigils.find((known) => known === name) ?? 'mask'

/** A color that this client has. */
export const knownColour = (name: string): ColourName => colours.find((known) => known === name) ?? 'slate'
