import { run } from '../../scripts/tools/run.ts'
import { builtApp } from './serve-app.ts'

/** Builds the app that journeys walk through, before the first of them. */
export default async function buildForJourneys() {
  const script = `import('./scripts/build/build-app.ts').then(({ buildApp }) => buildApp('${builtApp}'))`
  const { code, output } = await run(process.execPath, ['--eval', script], { capture: true })
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
}
