import type { ReactNode } from 'react'
import type { InvitationPreview, OfferedGame } from '../../../contract/types.gen.ts'
import { CutText } from '../../../game/cut-text.tsx'
import { LongText } from '../../../game/long-text.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import styles from './invitation-letter.module.css'
import { type JoinState, joinWords } from './join-words.ts'
import { LetterFacts } from './letter-facts.tsx'

type InvitationLetterProps = {
  state: JoinState
  /** What the server tells of the link; a broken one leads to nothing. */
  preview?: InvitationPreview
  /** What can be done about it. */
  children: ReactNode
}

/** What an invitation leads to: a letter with the host's seal; of one that is over, no more than the name. */
export function InvitationLetter({ state, preview, children }: InvitationLetterProps) {
  const { more } = joinWords[state]
  if (!preview?.game) {
    return (
      <Notice>
        {preview && (
          <h2 className={styles.name}>
            <CutText lines={3}>{preview.gameName}</CutText>
          </h2>
        )}
        <p>{more}</p>
        {children}
      </Notice>
    )
  }
  const { game } = preview
  return (
    <article className={styles.letter} aria-labelledby="invited-to">
      <LetterHead host={game.host} />
      <h2 id="invited-to" className={styles.name}>
        <CutText lines={4}>{preview.gameName}</CutText>
      </h2>
      {game.pitch && <LongText text={game.pitch} lines={16} className={styles.pitch} />}
      <LetterFacts game={game} role={preview.role} isMember={state === 'member'} />
      <div className={styles.answer}>
        <p>{state === 'open' ? approvalWords[preview.approval] : more}</p>
        {children}
      </div>
    </article>
  )
}

const approvalWords: Record<InvitationPreview['approval'], string> = {
  automatic: "You're in as soon as you accept.",
  host: 'Once you accept, the host decides.',
}

function LetterHead({ host }: Pick<OfferedGame, 'host'>) {
  return (
    <p className={styles.head}>
      <span className={styles.seal}>
        <PersonAvatar person={host} size={72} />
      </span>
      <span className={styles.host}>
        <CutText lines={2}>{host.displayName}</CutText>
      </span>
      <span className={styles.invites}>invites you to</span>
    </p>
  )
}
