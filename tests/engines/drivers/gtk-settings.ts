import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The browser's own buttons would keep the window wider than a phone. */
const css = 'headerbar, headerbar *, box * { min-width: 0; padding: 0; margin: 0; border-width: 0; }'

/** Writes GTK settings for the browser into a folder. It exists until `remove` is called. */
export async function writeGtkSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'gtk-settings-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version))
    await writeFile(join(folder, version, 'gtk.css'), css)
  }
  return { env: { XDG_CONFIG_HOME: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}
