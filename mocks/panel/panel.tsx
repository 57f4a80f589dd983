import { useId, useState } from 'react'
import { scenarios } from '../scenarios/scenarios.ts'
import { Controls, WorldControls } from './controls.tsx'
import { CallList, CompanionList, CopyButton, OutboxList, PeopleList } from './lists.tsx'
import { type Mock, startsOpen, storeOpen, useCalls, useNotices, useOutbox, useSettings } from './mock.ts'
import css from './panel.module.css'

/** The mock panel: always the newest code, and behind one button the calls, the outbox and the switches. */
export function Panel({ mock }: { mock: Mock }) {
  const notices = useNotices(mock)
  const [chosen, setChosen] = useState<boolean>()
  const [remembered] = useState(startsOpen)
  const open = chosen ?? (notices.length > 0 || remembered)
  const [atLeft, setAtLeft] = useState(false)
  const body = useId()
  const { scenario } = useSettings(mock)
  const messages = useOutbox(mock)
  const calls = useCalls(mock)
  const code = messages[0]?.code ?? ''

  const toggle = () => {
    setChosen(!open)
    storeOpen(!open)
  }
  return (
    <section aria-label="Mock panel" className={css.panel} data-open={open} data-side={atLeft ? 'left' : 'right'}>
      <header className={css.header}>
        <button type="button" className={css.toggle} aria-expanded={open} aria-controls={body} onClick={toggle}>
          <span aria-hidden="true">{open ? '▾' : '▴'}</span> Mock: {scenarios[scenario].label}
        </button>
        {/* Not a live region: the panel must not interrupt the app's own announcements. */}
        <output aria-label="Latest code" aria-live="off" className={css.code}>
          {code}
        </output>
        {open && code !== '' && <CopyButton text={code} label={`Copy code ${code}`} />}
      </header>
      {/* A closed panel is empty: its switches are ten times the elements of a page. */}
      <div id={body} className={css.body} hidden={!open}>
        {open && (
          <>
            {notices.map((notice) => (
              <p key={notice} className={css.notice}>
                {notice}
              </p>
            ))}
            <Controls mock={mock} />
            <details open>
              <summary>Outbox ({messages.length})</summary>
              <OutboxList messages={messages} />
              <button type="button" disabled={messages.length === 0} onClick={() => mock.world.outbox.clear()}>
                Clear outbox
              </button>
            </details>
            <PeopleList mock={mock} />
            <CompanionList mock={mock} />
            <WorldControls mock={mock} />
            <details>
              <summary>Calls ({calls.length})</summary>
              <CallList calls={calls} />
              <button type="button" disabled={calls.length === 0} onClick={mock.calls.clear}>
                Clear calls
              </button>
            </details>
            <footer className={css.footer}>
              <button type="button" onClick={() => mock.world.reset()}>
                Reset world
              </button>
              <button type="button" onClick={() => setAtLeft(!atLeft)}>
                {atLeft ? 'Move right' : 'Move left'}
              </button>
            </footer>
          </>
        )}
      </div>
    </section>
  )
}
