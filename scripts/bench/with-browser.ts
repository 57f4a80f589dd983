import { type Browser, chromium } from 'playwright'
import { findChromium, launchFlags } from '../browser/chromium.ts'

/** Runs `work` with a new browser, and closes it afterwards. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  flags: string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...launchFlags, ...flags] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
