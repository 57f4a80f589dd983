import { useState } from 'react'
import type { Companion } from '../companions/companion.ts'
import css from './lists.module.css'
import type { Mock } from './mock.ts'
import panel from './panel.module.css'
import { storeAutopilot } from './panel-memory.ts'
import { useCrew } from './use-mock.ts'

/** What a companion does when told, and what the panel says of it then. */
const orders: { label: string; follow: (companion: Companion, link: string) => Promise<string> }[] = [
  {
    label: 'Join by this link',
    follow: async (companion, link) =>
      (await companion.join(link)) === 'member' ? 'sits at the table.' : 'waits to be let in.',
  },
  { label: 'Come', follow: (companion) => companion.come().then(() => 'is there.') },
  {
    label: 'Go away',
    async follow(companion) {
      companion.go()
      return 'goes.'
    },
  },
  { label: 'Get ready', follow: (companion) => companion.ready().then(() => 'is ready.') },
  {
    label: 'Answer the dates',
    follow: async (companion) => ((await companion.answer()) > 0 ? 'has answered.' : 'finds no date to answer.'),
  },
]

/** Three persons who play along with a developer who is alone, as told or by themselves. */
export function CompanionList({ mock }: { mock: Mock }) {
  const { crew } = mock
  const { there, autopilot } = useCrew(mock)
  const [link, setLink] = useState('')
  const [told, setTold] = useState('')

  const tell = async (companion: Companion, { follow }: (typeof orders)[number]) => {
    try {
      setTold(`${companion.name} ${await follow(companion, link)}`)
    } catch (error) {
      setTold(`${companion.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const fly = (on: boolean) => {
    storeAutopilot(on)
    crew.setAutopilot(on)
  }
  return (
    <details>
      <summary>Companions</summary>
      <div className={panel.controls}>
        <label>
          Autopilot
          <input type="checkbox" checked={autopilot} onChange={({ target }) => fly(target.checked)} />
        </label>
        <p className={panel.quiet}>They join by the newest link, come, answer the dates and get ready by themselves.</p>
        <label>
          Invitation link
          <input type="text" value={link} autoComplete="off" onChange={({ target }) => setLink(target.value)} />
        </label>
        <ul className={css.list} aria-label="Companions">
          {crew.companions.map((companion) => (
            <li key={companion.name} className={css.message}>
              <p className={css.line}>
                <strong>{companion.name}</strong> {there.includes(companion.name) ? '(there)' : '(away)'}
              </p>
              <p className={panel.buttons}>
                {orders.map((order) => (
                  <button
                    key={order.label}
                    type="button"
                    aria-label={`${companion.name}: ${order.label}`}
                    onClick={() => tell(companion, order)}
                  >
                    {order.label}
                  </button>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <div role="status">{told !== '' && <p>{told}</p>}</div>
      </div>
    </details>
  )
}
