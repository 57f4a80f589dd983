import type { Browser, Page } from 'playwright'
import { sessionCookie } from '../../../src/contract/operations.gen.ts'
import { href } from '../../../src/shell/href.ts'
import { openSlowed } from '../interactions.ts'
import { withBrowser } from '../measure.ts'
import { startBackend } from './backend.ts'
import { actInTurns, perSecond } from './delays.ts'
import { membersOfGame } from './players.ts'
import { openTabs, untilInSync } from './tabs.ts'

const seconds = 15

/** When an event happened by the server's clock, and when a frame showed it: Unix milliseconds. */
type Shown = { at: number; shownAt: number }
type Recorded = { shown: Shown[]; received: number }
type Recording = { recorded?: Recorded }

type Watched = Recorded & { sent: number; work: Work }

/** A lobby on a processor slowed `rate` times while the nine others act 50 times a second. */
export async function watchLobby(app: string, rate: number): Promise<Watched> {
  const backend = await startBackend({ app })
  const [me, ...others] = backend.players.slice(0, membersOfGame)
  if (!me) throw new Error('The game has no members.')
  const tabs = openTabs(backend.url, others, () => {})
  try {
    await untilInSync(tabs)
    return await withBrowser(async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
      await context.addCookies([{ name: sessionCookie, value: me.token, url: backend.url }])
      await context.addInitScript(recordPaints)
      const page = await openSlowed(context, backend.url + href('gameLobby', { game: me.gameId }), rate)
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Here' })
        .nth(membersOfGame - 1)
        .waitFor()
      await page.getByRole('heading', { name: 'Boundaries' }).waitFor()
      // Code that runs for the first time is compiled.
      await actInTurns(backend.url, others, 2)
      const before = await recordedOn(page)
      const act = () => actInTurns(backend.url, others, seconds)
      const work = await watchMainThread(browser, page, act)
      const after = await recordedOn(page)
      return {
        sent: seconds * perSecond,
        received: after.received - before.received,
        shown: after.shown.slice(before.shown.length),
        work,
      }
    })
  } finally {
    for (const tab of tabs) tab.close()
    await backend.kill()
  }
}

async function recordedOn(page: Page) {
  const recorded = await page.evaluate(() => (globalThis as Recording).recorded)
  if (!recorded) throw new Error('This page does not record what it paints.')
  return recorded
}

/** Runs in the page, before its scripts. */
function recordPaints() {
  const recorded: Recorded = { shown: [], received: 0 }
  Object.assign(globalThis, { recorded } satisfies Recording)
  /** The received events that are not painted yet: the server's times, Unix milliseconds. */
  let waiting: number[] = []
  const Native = WebSocket
  globalThis.WebSocket = class extends Native {
    constructor(...args: ConstructorParameters<typeof Native>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        const { type, at } = JSON.parse(data)
        if (type !== 'ready.changed') return
        recorded.received += 1
        waiting.push(Date.parse(at))
      })
    }
  }
  let isInFrame = false
  const leaveFrame = () => {
    isInFrame = false
  }
  const note = (times: number[]) =>
    // Runs after the frame, before the page's later work: it is the most urgent task that the frame queues.
    scheduler.postTask(() => recorded.shown.push(...times.map((at) => ({ at, shownAt: Date.now() }))), {
      priority: 'user-blocking',
    })
  const inNextFrame = requestAnimationFrame
  // Changes made during a frame are painted by that frame.
  globalThis.requestAnimationFrame = (work) =>
    inNextFrame((time) => {
      isInFrame = true
      scheduler.postTask(leaveFrame, { priority: 'user-blocking' })
      work(time)
    })
  new MutationObserver(() => {
    if (waiting.length === 0) return
    const times = waiting
    waiting = []
    if (isInFrame) note(times)
    else inNextFrame(() => note(times))
  }).observe(document, { subtree: true, childList: true })
}

type Task = { from: number; to: number; cpu: number }

/** The work of a page while it was watched. */
export type Work = {
  /** The processor time of each task of the main thread, in milliseconds. */
  tasks: number[]
  /** The processor time of the main thread between two moments (Unix milliseconds), in milliseconds. */
  between: (from: number, to: number) => number
}

type Traced = { ph: string; name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

const clock = 'the clock of the page'

/** Records the processor time of a page's main thread, which does not depend on other work of the machine. */
export async function watchMainThread(browser: Browser, page: Page, meanwhile: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const now = await page.evaluate((name) => {
    performance.mark(name)
    return Date.now()
  }, clock)
  await meanwhile()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] }
  const marked = traceEvents.find(({ name }) => name === clock)
  if (!marked) throw new Error('The trace does not know the clock of the page.')
  // A trace counts microseconds from a start of its own.
  const toUnix = (ts: number) => now + (ts - marked.ts) / 1000
  const tasks = traceEvents.flatMap(({ ph, name, pid, tid, ts, dur = 0, tdur = 0 }): Task[] =>
    ph === 'X' && name === 'ThreadControllerImpl::RunTask' && pid === marked.pid && tid === marked.tid
      ? [{ from: toUnix(ts), to: toUnix(ts + dur), cpu: tdur / 1000 }]
      : [],
  )
  return {
    tasks: tasks.map(({ cpu }) => cpu),
    between: (from, to) => tasks.reduce((total, task) => total + task.cpu * shareOf(task, from, to), 0),
  }
}

/** How much of a task lies between two moments, 0 to 1. */
function shareOf(task: Task, from: number, to: number): number {
  const within = Math.min(task.to, to) - Math.max(task.from, from)
  return within <= 0 ? 0 : Math.min(1, within / (task.to - task.from))
}
