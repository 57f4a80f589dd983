import type { Message } from '../db/outbox.ts'
import { isoTime } from '../db/time.ts'
import { CopyButton } from './copy-button.tsx'
import css from './lists.module.css'
import panel from './panel.module.css'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** The sent messages, as their receiver would read them. */
export function OutboxList({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return <p className={panel.quiet}>Nothing has been sent yet.</p>
  return (
    <ol className={css.list} aria-label="Outbox">
      {messages.map(({ id, channel, to, subject, text, code, sentAt }) => (
        <li key={id} className={css.message}>
          <p className={css.line}>
            <strong>{channel === 'sms' ? 'SMS' : 'Email'}</strong> <span className={css.address}>{to}</span>
            <time dateTime={isoTime(sentAt)}>{time.format(sentAt)}</time>
          </p>
          {subject && <p>{subject}</p>}
          <p>{text}</p>
          <CopyButton text={code} label={`Copy code ${code}`} />
        </li>
      ))}
    </ol>
  )
}
