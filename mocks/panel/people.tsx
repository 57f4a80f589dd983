import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { Button, buttonClass } from '../../src/ui/button/button.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { addressOf } from '../scenarios/person-of-tab.ts'
import { useBench, useMock, useOutcome, useShown } from './bench.tsx'
import type { BenchState } from './commands.ts'
import css from './panel.module.css'
import { TextField, time } from './parts.tsx'

type Person = BenchState['people']['persons'][number]
type Message = BenchState['messages'][number]

const people = {
  label: 'Persons',
  noun: ['person', 'people'] as const,
  keyOf: ({ userId }: Person) => userId,
  textOf: ({ name, contact }: Person) => `${name} ${contact}`,
  renderItem: (person: Person) => <PersonRow {...person} />,
}
/** The sent messages, as their receiver would read them. */
const outbox = {
  label: 'Outbox',
  noun: ['message', 'messages'] as const,
  keyOf: ({ id }: Message) => id,
  textOf: ({ to, text }: Message) => `${to} ${text}`,
  renderItem: ({ channel, to, subject, text, sentAt }: Message) => (
    <div>
      <p>
        <strong>{channel === 'sms' ? 'SMS' : 'Email'}</strong> {to}{' '}
        <time className={css.quiet}>{time.format(sentAt)}</time>
      </p>
      <p>{subject}</p>
      <p>{text}</p>
    </div>
  ),
}

/** The people of this world, their messages, and the companions. Each tab can be signed in as another person. */
export function PeopleTab() {
  const persons = useShown((state) => state.people.persons)
  const messages = useShown((state) => state.messages)
  return (
    <div className={css.columns}>
      <section>
        <h2>People of this world</h2>
        {persons.length === 0 && <p className={css.quiet}>No one has signed in yet.</p>}
        {persons.length > 0 && <FilterList items={persons} {...people} />}
      </section>
      <section>
        <h2>Messages sent</h2>
        {messages.length === 0 && <p className={css.quiet}>Nothing has been sent yet.</p>}
        {messages.length > 0 && <FilterList items={messages} {...outbox} />}
      </section>
      <Companions />
    </div>
  )
}

function PersonRow({ userId, contact, name }: Person) {
  const { act, app } = useBench()
  const here = useShown((state) => state.people.here)
  const isReal = useShown((state) => state.real.length > 0)
  const [typed, setTyped] = useState<string>()
  // A browser has one session on the real server.
  const address = app && !isReal && addressOf(userId, app.href)
  /** The link is for the tab of the app, whose workbench may be in another window. */
  const visit = (event: MouseEvent) => {
    event.preventDefault()
    if (app && address) app.assign(address)
  }
  const save = async () => {
    const next = typed?.trim()
    if (next) await act.rename(userId, next)
    setTyped(undefined)
    // Others learn it over the live channel; the app asks for one's own name once.
    if (next && userId === here) app?.reload()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It would also close a dialog of the app that is around the panel.
    event.preventDefault()
    setTyped(undefined)
  }
  return (
    <div>
      <p>
        <strong dir="auto">{name}</strong> <span className={css.quiet}>{contact}</span>{' '}
        {app && userId === here && '(in this tab)'}
      </p>
      {typed === undefined ? (
        <p className={css.row}>
          {address && (
            <>
              <a className={buttonClass('quiet')} href={address} onClick={visit}>
                Be this person in this tab
              </a>
              <a className={buttonClass('quiet')} href={address} target="_blank" rel="noopener">
                Open a tab as this person
              </a>
            </>
          )}
          <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setTyped(name)}>
            Rename
          </Button>
        </p>
      ) : (
        <form className={css.row} action={save} onKeyDown={onKeyDown}>
          <TextField label={`New name of ${name}`} value={typed} maxLength={40} onText={setTyped} />
          <Button type="submit">Save name</Button>
          <Button variant="quiet" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        </form>
      )}
    </div>
  )
}

/** Three persons who play along with a developer who is alone, once they have a link. */
function Companions() {
  const { act, companions, there } = useMock()
  const [link, setLink] = useState('')
  const { outcome, run } = useOutcome()
  return (
    <section>
      <h2>Companions</h2>
      <p className={css.quiet}>Give them a link: they join, come and go, answer dates, and get ready.</p>
      <form className={css.row} action={() => run(() => act.invite(link))}>
        <TextField label="Invite link" value={link} autoComplete="off" onText={setLink} />
        <Button type="submit">Invite companions</Button>
      </form>
      <p>{companions.map((name) => `${name} (${there.includes(name) ? 'there' : 'away'})`).join(', ')}</p>
      {outcome}
    </section>
  )
}
