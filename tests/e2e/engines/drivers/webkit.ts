import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import getPort from 'get-port'
import type { WebKit } from '../../../../scripts/browser/webkit.ts'
import { startServer } from '../../../../scripts/tools/run.ts'
import type { Browser, Profile, Tab } from '../engine.ts'
import { readRecorded } from './fault-recorder.ts'
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

/** Starts a virtual screen on a machine without a screen: WebKitGTK has no headless mode. */
async function openDisplay(
  xvfb: string | undefined,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  if (xvfb === undefined) return { env: {}, close: async () => {} }
  // Xvfb chooses a free display number and writes it to this file descriptor.
  const server = execa(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    reject: false,
  })
  const numberFile = server.stdio[3]
  if (!numberFile) throw new Error('Xvfb has no file to write its number to.')
  const number = await Promise.race([once(numberFile, 'data'), server.then(() => undefined)])
  if (number === undefined) throw new Error(`${xvfb} ended before it had opened a screen.`)
  return {
    env: { DISPLAY: `:${String(number[0]).trim()}` },
    close: async () => {
      server.kill('SIGTERM')
      await server
    },
  }
}

/** The browser's own buttons would keep the window wider than a phone. */
const css = 'headerbar, headerbar *, box * { min-width: 0; padding: 0; margin: 0; border-width: 0; }'

/** Writes GTK settings for the browser into a folder. It exists until `remove` is called. */
async function writeGtkSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'gtk-settings-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version))
    await writeFile(join(folder, version, 'gtk.css'), css)
  }
  return { env: { XDG_CONFIG_HOME: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}
