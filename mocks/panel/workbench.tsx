import { useId, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import common from '../../src/ui/common.module.css'
import { Tabs, tabPanel } from '../../src/ui/tabs/tabs.tsx'
import { countSwitched } from '../scenarios/settings.ts'
import { AnswersTab } from './answers.tsx'
import { type Run, TabContext, useBench } from './bench.tsx'
import { CallsTab } from './calls.tsx'
import css from './panel.module.css'
import { Marks } from './parts.tsx'
import { PeopleTab } from './people.tsx'
import { ClockTab, ScenariosTab, ShareTab } from './scenarios.tsx'
import { WorldTab } from './world.tsx'

const tabs = {
  calls: { label: 'Calls', show: () => <CallsTab /> },
  answers: { label: 'Answers', show: (subject: string) => <AnswersTab key={subject} subject={subject} /> },
  scenarios: { label: 'Scenarios', show: () => <ScenariosTab /> },
  clock: { label: 'Clock', show: () => <ClockTab /> },
  people: { label: 'People', show: () => <PeopleTab /> },
  world: { label: 'World', show: () => <WorldTab /> },
  share: { label: 'Share', show: () => <ShareTab /> },
}
type TabId = keyof typeof tabs
const allTabs = Object.keys(tabs) as TabId[]

const nothing = { text: '', isBad: false }
const key = 'emberhall-mock/tab'
const firstTab = (): TabId => allTabs.find((id) => id === sessionStorage.getItem(key)) ?? 'calls'

/** The tabs of the workbench, the notices above them, and the button that puts all back. */
export default function Workbench() {
  const { act, app, notices, settings, offset } = useBench()
  // A link is opened by a page, which has a mock of its own.
  const row = allTabs.filter((one) => one !== 'share' || app).map((one) => [one, tabs[one].label] as const)
  const [{ tab, subject }, setPlace] = useState(() => ({ tab: firstTab(), subject: '' }))
  const id = useId()
  const [said, say] = useState(nothing)

  const go = (to: TabId, about = '') => {
    setPlace({ tab: to, subject: about })
    say(nothing)
    sessionStorage.setItem(key, to)
  }
  const run: Run = async (work) => {
    try {
      const result = await work()
      say({ text: typeof result === 'string' ? result : '', isBad: false })
    } catch (error) {
      say({ text: error instanceof Error ? error.message : String(error), isBad: true })
    }
  }
  return (
    <>
      <div className={`${common.row} ${css.bar}`}>
        <Tabs label="Workbench" prefix={id} tabs={row} shown={tab} onShow={go} />
        {countSwitched(settings, offset) > 0 && (
          <Button onClick={() => run(() => act.putAllBack())}>Put all back</Button>
        )}
        <p role="status" className={said.isBad ? common.fault : undefined}>
          {said.text}
        </p>
      </div>
      <div key={tab} {...tabPanel(id, tab)} className={css.content}>
        {notices.length > 0 && (
          <div className={css.row}>
            <Marks label="Notices" sentences={notices} />
            <Button variant="quiet" onClick={() => act.clearNotices()}>
              Dismiss
            </Button>
          </div>
        )}
        <TabContext value={{ run, differ: (id) => go('answers', id) }}>{tabs[tab].show(subject)}</TabContext>
      </div>
    </>
  )
}
