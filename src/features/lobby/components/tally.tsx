import { useSelector } from 'react-redux'
import type { Member, OfferedDate } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../platform/game/in-sentence.ts'
import { PersonAvatar } from '../../../platform/game/person-avatar.tsx'
import { selectUser } from '../../../platform/session/session-slice.ts'
import { type Said, tallyOf } from '../tally.ts'
import styles from './schedule.module.css'

const words: Record<Said, string> = { yes: 'Yes', ifNeedBe: 'If need be', no: 'No', nothing: 'No answer yet' }
const order = ['yes', 'ifNeedBe', 'no', 'nothing'] as const

/** Who can come, who could, who cannot. */
export function Tally({ date, members }: { date: OfferedDate; members: readonly Member[] }) {
  const me = useSelector(selectUser)?.userId
  const tally = tallyOf(date, members)
  return (
    <dl className={styles.tally}>
      {order.map(
        (said) =>
          tally[said].length > 0 && (
            <div key={said}>
              <dt>
                {words[said]} <span className={styles.number}>{tally[said].length}</span>
              </dt>
              {tally[said].map((member) => (
                <dd key={member.userId}>
                  <PersonAvatar person={member} size={24} />
                  <span dir="auto">{member.userId === me ? 'You' : inSentence(member.displayName, 30)}</span>
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}
