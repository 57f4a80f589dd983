import { type KeyboardEvent, useState } from 'react'
import { Button, buttonClass } from '../../src/ui/button/button.tsx'
import common from '../../src/ui/common.module.css'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { addressOf } from '../scenarios/person-of-tab.ts'
import { useBench } from './bench.tsx'
import type { BenchState } from './commands.ts'
import css from './panel.module.css'
import { time } from './parts.tsx'

type Person = BenchState['people']['persons'][number]
type Message = BenchState['messages'][number]

const persons = {
  label: 'People',
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
        <time className={common.muted}>{time.format(sentAt)}</time>
      </p>
      <p>{subject}</p>
      <p>{text}</p>
    </div>
  ),
}

/** The people of this world, their messages, and the companions. Each tab can be signed in as another person. */
export function PeopleTab() {
  const { people, messages } = useBench()
  return (
    <div className={css.columns}>
      <section className={common.close}>
        <h2>People of this world</h2>
        <FilterList items={people.persons} {...persons} />
      </section>
      <section className={common.close}>
        <h2>Messages sent</h2>
        <FilterList items={messages} {...outbox} />
      </section>
      <Companions />
    </div>
  )
}

function PersonRow({ userId, contact, name }: Person) {
  const { act, app, people, real } = useBench()
  const [isRenaming, setRenaming] = useState(false)
  const isHere = app !== undefined && userId === people.here
  // A browser has one session on the real server.
  const address = app && real.length === 0 && addressOf(userId, app.href)
  const save = async (form: FormData) => {
    const next = String(form.get('name')).trim()
    if (next) await act.rename(userId, next)
    setRenaming(false)
    // Others learn it over the live channel; the app asks for one's own name once.
    if (next && isHere) app.reload()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It would also close a dialog of the app that is around the panel.
    event.preventDefault()
    setRenaming(false)
  }
  return (
    <div>
      <p className={css.row}>
        <strong dir="auto">{name}</strong> <span className={common.muted}>{contact}</span> {isHere && '(in this tab)'}
        {!isRenaming && (
          <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
      </p>
      {isRenaming && (
        <form className={css.row} action={save} onKeyDown={onKeyDown}>
          <Field label={`New name of ${name}`} name="name" defaultValue={name} maxLength={40} />
          <Button type="submit">Save name</Button>
          <Button variant="quiet" onClick={() => setRenaming(false)}>
            Cancel
          </Button>
        </form>
      )}
      {app && address && (
        <p className={css.row}>
          <Button
            variant="quiet"
            aria-label={`Be this person in this tab: ${name}`}
            onClick={() => app.assign(address)}
          >
            Be this person in this tab
          </Button>
          <a
            className={buttonClass('quiet')}
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`Open a tab as this person: ${name}`}
          >
            Open a tab as this person
          </a>
        </p>
      )}
    </div>
  )
}

/** Three persons who play along with a developer who is alone, once they have a link. */
function Companions() {
  const { act, run, companions } = useBench()
  const [link, setLink] = useState('')
  return (
    <section className={common.close}>
      <h2>Companions</h2>
      <p className={common.muted}>Give them a link: they join, come and go, answer dates, and get ready.</p>
      <form className={css.row} action={() => run(() => act.invite(link))}>
        <Field label="Invite link" value={link} autoComplete="off" onChange={({ target }) => setLink(target.value)} />
        <Button type="submit">Invite companions</Button>
      </form>
      <p>{companions.map(({ name, isThere }) => `${name} (${isThere ? 'there' : 'away'})`).join(', ')}</p>
    </section>
  )
}
