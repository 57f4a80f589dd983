import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { countSwitched } from '../scenarios/settings.ts'
import { AnswersTab } from './answers.tsx'
import { type Go, type TabId, useBench, useShown } from './bench.tsx'
import { CallsTab } from './calls.tsx'
import css from './panel.module.css'
import { PeopleTab } from './people.tsx'
import { ClockTab, ScenariosTab, ShareTab } from './scenarios.tsx'
import { WorldTab } from './world.tsx'

const tabs = {
  calls: { label: 'Calls', show: (go: Go) => <CallsTab go={go} /> },
  answers: { label: 'Answers', show: (_: Go, subject?: string) => <AnswersTab key={subject} subject={subject} /> },
  scenarios: { label: 'Scenarios', show: () => <ScenariosTab /> },
  clock: { label: 'Clock', show: () => <ClockTab /> },
  people: { label: 'People', show: () => <PeopleTab /> },
  world: { label: 'World', show: () => <WorldTab /> },
  share: { label: 'Share', show: () => <ShareTab /> },
} satisfies Record<TabId, { label: string; show: (go: Go, subject?: string) => ReactNode }>
const allTabs = Object.keys(tabs) as TabId[]

const key = 'emberhall-mock/tab'
const firstTab = (): TabId => allTabs.find((id) => id === sessionStorage.getItem(key)) ?? 'calls'

/** The tabs of the workbench, the notices above them, and the button that puts all back. */
export default function Workbench() {
  const { act, app } = useBench()
  const notices = useShown((state) => state.notices)
  // A link puts up the mock of a page.
  const tabIds = allTabs.filter((one) => one !== 'share' || app)
  const switched = useShown(({ settings, offset }) => countSwitched(settings, offset))
  const [{ tab, subject }, setPlace] = useState<{ tab: TabId; subject?: string }>(() => ({ tab: firstTab() }))
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const go: Go = (to, about) => {
    setPlace({ tab: to, subject: about })
    sessionStorage.setItem(key, to)
  }
  /** The keys of the tabs pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabIds.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabIds.at(to % tabIds.length)
    if (!next) return
    event.preventDefault()
    go(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div className={css.bar}>
        <div ref={list} role="tablist" aria-label="Workbench" className={css.tabs} onKeyDown={onKeyDown}>
          {tabIds.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              data-tab={one}
              aria-selected={one === tab}
              aria-controls={`${id}-panel`}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => go(one)}
            >
              {tabs[one].label}
            </button>
          ))}
        </div>
        {switched > 0 && <Button onClick={() => act.putAllBack()}>Put all back</Button>}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={css.content}>
        {notices.length > 0 && (
          <div className={css.notices}>
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
            <Button variant="quiet" onClick={() => act.clearNotices()}>
              Dismiss
            </Button>
          </div>
        )}
        {tabs[tab].show(go, subject)}
      </div>
    </>
  )
}
