import type { Browser, Page } from 'playwright'

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
