import getPort from 'get-port'
import type { WebKit } from '../../../scripts/browser/webkit.ts'
import { startServer } from '../../../scripts/tools/run.ts'
import type { Browser, Profile, Tab } from '../engine.ts'
import { openDisplay } from './display.ts'
import { readRecorded } from './fault-recorder.ts'
import { writeGtkSettings } from './gtk-settings.ts'
import { openSession, type Session } from './webdriver-client.ts'
import { tabOf } from './webkit-tab.ts'

/** WebKitGTK by WebDriver. Each profile has its own server and browser. */
export async function launchWebKit({ driver, xvfb, sandboxed }: WebKit): Promise<Browser> {
  const display = await openDisplay(xvfb)
  const settings = await writeGtkSettings()
  const unboxed: Record<string, string> = sandboxed ? {} : { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const env = { ...display.env, ...settings.env, ...unboxed }
  const close = async () => {
    await settings.remove()
    await display.close()
  }
  const openProfile = async () => {
    const { session, stop } = await startSession(driver, env)
    return profileIn(session, String(await session.get('window')), stop)
  }
  try {
    const probe = await startSession(driver, env)
    await probe.stop()
    return { version: probe.session.version, openProfile, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startSession(driver: string, env: Record<string, string>) {
  const port = await getPort()
  const server = `http://127.0.0.1:${port}`
  const stopServer = await startServer(`${server}/status`, driver, ['-p', String(port)], env)
  const session = await openSession(server).catch(async (error: unknown) => {
    await stopServer()
    throw error
  })
  const stop = async () => {
    try {
      await session.end()
    } finally {
      await stopServer()
    }
  }
  return { session, stop }
}

function profileIn(session: Session, firstWindow: string, close: () => Promise<void>): Profile {
  const tabs: Tab[] = []
  /** The window that receives commands. */
  const front = { handle: firstWindow }
  return {
    openTab: async () => {
      const handle = tabs.length === 0 ? firstWindow : await session.openWindow()
      const tab = tabOf(session, handle, front)
      tabs.push(tab)
      return tab
    },
    readFaults: async () => {
      const faults = []
      for (const tab of tabs) faults.push(...(await readRecorded(tab)))
      return faults
    },
    close,
  }
}
