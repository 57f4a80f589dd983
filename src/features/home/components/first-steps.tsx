import { Link } from 'react-router-dom'
import { useGetProfileQuery } from '../../../api/profile-api.ts'
import { href } from '../../../shell/href.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import styles from './first-steps.module.css'

/** Three steps for a person without a game. */
export function FirstSteps() {
  const { isChosen } = useGetProfileQuery(undefined, {
    selectFromResult: ({ data }) => ({ isChosen: data?.chosen ?? false }),
  })
  return (
    <ol className={styles.steps}>
      <li data-done={isChosen || undefined}>
        <Link to={href('profile')}>Choose a name and a sigil</Link>
        {isChosen && (
          <span className={styles.done}>
            <CheckIcon />
            <VisuallyHidden>Done</VisuallyHidden>
          </span>
        )}
        <p>So others know who you are.</p>
      </li>
      <li>
        <Link to={href('gameCreate')}>Create a game</Link>
        <p>Or open an invite link from a host.</p>
      </li>
      <li>
        <strong>Invite your players</strong>
        <p>Send a link or show a QR code. All they need is a phone number or an email address.</p>
      </li>
    </ol>
  )
}
