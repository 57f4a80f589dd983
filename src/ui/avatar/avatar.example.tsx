import { Avatar } from '../../ui/avatar/avatar.tsx'

/** Beside the name it decorates; alone it says whose it is. */
export function AvatarExample() {
  return (
    <>
      <p>
        <Avatar sigil="owl" colour="lake" size={48} /> Wren Hollis
      </p>
      <p>
        Has asked to join: <Avatar sigil="stag" colour="moss" label="Tam" />
      </p>
    </>
  )
}
