import type { Profile } from '../../../contract/types.gen.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import actions from '../../../shell/page/actions.module.css'
import { Button } from '../../../ui/button/button.tsx'
import styles from './profile-form.module.css'

type ChangedElsewhereProps = {
  /** As it was saved elsewhere. */
  profile: Profile
  /** Puts what is edited here on top of it. */
  onKeep: () => void
  /** Drops what is edited here. */
  onTake: () => void
}

/** Both versions of a profile that was saved on another device while it was edited here. Nothing is lost till one is taken. */
export function ChangedElsewhere({ profile, onKeep, onTake }: ChangedElsewhereProps) {
  return (
    <div className={styles.conflict}>
      <div role="alert">
        <p>Your profile was changed on another device. There, it's now:</p>
        <p className={styles.person}>
          <PersonAvatar person={profile} size={48} />
          <bdi className={styles.name}>{profile.displayName}</bdi>
        </p>
      </div>
      <div className={actions.actions}>
        <Button onClick={onKeep}>Keep mine</Button>
        <Button onClick={onTake}>Use the other one</Button>
      </div>
    </div>
  )
}
