import { useState } from 'react'
import css from './lists.module.css'
import type { Mock } from './mock.ts'
import panel from './panel.module.css'
import { storeCompanionsAct } from './panel-memory.ts'
import { useCrew } from './use-mock.ts'

/** Three persons who play along with a developer who is alone, once they have been given a link. */
export function CompanionList({ mock }: { mock: Mock }) {
  const { crew } = mock
  const { there } = useCrew(mock)
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
