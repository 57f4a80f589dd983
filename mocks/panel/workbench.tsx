import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Tabs, tabPanel } from '../../src/ui/tabs/tabs.tsx'
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
  // A link is opened by a page, which has a mock of its own.
  const row = allTabs.filter((one) => one !== 'share' || app).map((one) => [one, tabs[one].label] as const)
  const switched = useShown(({ settings, offset }) => countSwitched(settings, offset))
  const [{ tab, subject }, setPlace] = useState<{ tab: TabId; subject?: string }>(() => ({ tab: firstTab() }))
  const id = useId()

  const go: Go = (to, about) => {
    setPlace({ tab: to, subject: about })
    sessionStorage.setItem(key, to)
  }
  return (
    <>
      <div className={css.bar}>
        <Tabs label="Workbench" prefix={id} tabs={row} shown={tab} onShow={go} />
        {switched > 0 && <Button onClick={() => act.putAllBack()}>Put all back</Button>}
      </div>
      <div key={tab} {...tabPanel(id, tab)} className={css.content}>
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
