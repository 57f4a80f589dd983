import { useState } from 'react'
import { sharedJar } from '../db/world.ts'
import { addressOf, rejoinOthers } from '../scenarios/tab-person.ts'
import css from './lists.module.css'
import type { Mock } from './mock.ts'
import panel from './panel.module.css'
import { usePeople } from './use-mock.ts'

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
