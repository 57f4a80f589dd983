import { useSelector } from 'react-redux'
import type { Member, OfferedDate } from '../../../contract/types.gen.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { type Said, saidTo } from '../model/tally.ts'
import styles from './schedule.module.css'

const words: Record<Said, string> = { yes: 'Yes', ifNeedBe: 'If needed', no: 'No', nothing: 'No answer yet' }

/**
 * Who can come, who could, who cannot: each in the line that they have at every date, so that an answer of somebody else
 * moves nothing.
 */
export function Tally({ date, members }: { date: OfferedDate; members: readonly Member[] }) {
  const me = useSelector(selectUser)?.userId
  const said = saidTo(date)
  return (
    <dl className={styles.tally}>
      {members.map((member) => (
        <div key={member.userId}>
          <dt>
            <PersonAvatar person={member} size={24} />
            <span dir="auto">{member.userId === me ? 'You' : inSentence(member.displayName, 30)}</span>
          </dt>
          <dd>{words[said(member)]}</dd>
        </div>
      ))}
    </dl>
  )
}
