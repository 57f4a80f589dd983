import { join } from 'node:path'
import { type Built, buildApp, buildFloor, filesBefore, gzipOf, type Manifest } from './builds.ts'

/** Bytes, gzip. */
export type Weights = {
  app: Built
  floor: Built
  start: { scripts: string[]; styles: string[]; scriptBytes: number; styleBytes: number }
  floorBytes: number
  /** What each further screen adds to the start. */
  screens: Record<string, number>
}

const entry = 'index.html'
const login = 'src/screens/login.tsx'

/** Builds the app and the stack floor into `folder`, and weighs what their manifests say is loaded for the login page. */
export async function weigh(folder: string): Promise<Weights> {
  const app = await buildApp(join(folder, 'app'))
  const floor = await buildFloor(join(folder, 'floor'))
  const start = filesBefore(app.manifest, [entry, login])
  return {
    app,
    floor,
    start: {
      ...start,
      scriptBytes: await gzipOf(app.folder, start.scripts),
      styleBytes: await gzipOf(app.folder, start.styles),
    },
    floorBytes: await gzipOf(floor.folder, filesBefore(floor.manifest, [entry, 'login.tsx']).scripts),
    screens: await weighScreens(app, [...start.scripts, ...start.styles]),
  }
}

async function weighScreens({ folder, manifest }: Built, loaded: string[]): Promise<Record<string, number>> {
  const weights = screenKeys(manifest).map(async (key) => {
    const { scripts, styles } = filesBefore(manifest, [entry, key])
    const added = [...scripts, ...styles].filter((file) => !loaded.includes(file))
    return [key, await gzipOf(folder, added)] as const
  })
  return Object.fromEntries(await Promise.all(weights))
}

const screenKeys = (manifest: Manifest) =>
  Object.keys(manifest).filter((key) => key.startsWith('src/screens/') && key !== login)
