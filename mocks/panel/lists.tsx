import { useState } from 'react'
import type { Message } from '../db/outbox.ts'
import { isoTime } from '../db/time.ts'
import { sharedJar } from '../db/world.ts'
import type { Call } from '../scenarios/call-log.ts'
import { addressOf, rejoinOthers } from '../scenarios/tab.ts'
import css from './lists.module.css'
import { type Mock, storeCompanionsAct, useCrew, usePeople } from './mock.ts'
import panel from './panel.module.css'

/** Copies a text. Its label says so until the text changes. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>()
  const [failed, setFailed] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // There is no permission, or the page is served over plain http. The text can still be selected by hand.
      setFailed(true)
    }
  }
  return (
    <button type="button" aria-label={label} disabled={failed} onClick={copy}>
      {failed ? 'Select it by hand' : copied === text ? 'Copied' : 'Copy'}
    </button>
  )
}

/** The calls of the app, newest first, and whether each kept the contract. */
export function CallList({ calls }: { calls: readonly Call[] }) {
  if (calls.length === 0) return <p className={panel.quiet}>No call has been made yet.</p>
  return (
    <ol className={css.list} aria-label="Calls">
      {calls.map((call) => (
        <li key={call.id} className={css.call}>
          <p className={css.line}>
            <code>
              {call.method} {call.path}
            </code>
          </p>
          <p className={css.line}>
            <span>{outcome(call)}</span>
            {call.violations?.length === 0 && <span>met the contract</span>}
          </p>
          {call.violations && call.violations.length > 0 && (
            <details className={css.violations}>
              <summary>Left the contract ({call.violations.length})</summary>
              <ul>
                {call.violations.map(({ where, message, in: half }) => (
                  <li key={`${half} ${where} ${message}`}>
                    {half}: {message} <code>{where}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

function outcome({ status, duration }: Call): string {
  if (status === undefined) return 'waiting for an answer …'
  return `${status === 'failed' ? 'no answer' : status} in ${Math.round(duration ?? 0)} ms`
}

/** Three persons who play along with a developer who is alone, once they have a link. */
export function CompanionList({ mock }: { mock: Mock }) {
  const { crew } = mock
  const there = useCrew(mock)
  const [link, setLink] = useState('')
  const [outcome, setOutcome] = useState('')

  const invite = async () => {
    try {
      const states = await crew.invite(link)
      storeCompanionsAct()
      const waits = states.some(({ state }) => state === 'waiting')
      setOutcome(waits ? "They're waiting to join." : "They're in.")
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <details>
      <summary>Companions</summary>
      <div className={panel.controls}>
        <p className={panel.quiet}>Give them a link: they join, come and go, answer dates, and get ready.</p>
        <label>
          Invite link
          <input type="text" value={link} autoComplete="off" onChange={({ target }) => setLink(target.value)} />
        </label>
        <p className={panel.buttons}>
          <button type="button" onClick={invite}>
            Invite companions
          </button>
        </p>
        <ul className={css.list} aria-label="Companions">
          {crew.companions.map(({ name }) => (
            <li key={name} className={css.message}>
              <strong>{name}</strong> {there.includes(name) ? '(there)' : '(away)'}
            </li>
          ))}
        </ul>
        <div role="status">{outcome !== '' && <p>{outcome}</p>}</div>
      </div>
    </details>
  )
}

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

/** The people of this world. Each tab can be signed in as another person, independent of the other tabs. */
export function PeopleList({ mock }: { mock: Mock }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>People</summary>
      {open && <Persons mock={mock} />}
    </details>
  )
}

function Persons({ mock }: { mock: Mock }) {
  const { persons, here } = usePeople(mock)
  const rejoin = () => {
    rejoinOthers()
    location.reload()
  }
  return (
    <>
      {persons.length === 0 && <p className={panel.quiet}>No one has signed in yet.</p>}
      {persons.length > 0 && (
        <ul className={css.list} aria-label="Persons">
          {persons.map(({ userId, contact, name }) => (
            <li key={userId} className={css.message}>
              <p className={css.line}>
                <strong dir="auto">{name}</strong> <span className={css.address}>{contact}</span>{' '}
                {userId === here && '(in this tab)'}
              </p>
              <p className={css.line}>
                <a href={addressOf(userId)}>Be this person in this tab</a>
                <a href={addressOf(userId)} target="_blank" rel="noopener">
                  Open a tab as this person
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
      {mock.world.jar !== sharedJar && (
        <button type="button" onClick={rejoin}>
          Be who the other tabs are
        </button>
      )}
    </>
  )
}
