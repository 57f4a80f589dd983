import { writeFileSync } from 'node:fs'
import getPort from 'get-port'
import { run, startServer } from '../../scripts/tools/run.ts'
import { sourceFiles } from '../support/source-files.ts'

/**
 * Builds the app on its mock into a folder of its own, and serves it until `stop` is called.
 *
 * @param head inserted at the start of every page's head
 */
export async function serveApp(engine: string, head: string) {
  const env = { VITE_API_MODE: 'mock', BASE_PATH: '/' }
  const outDir = `.results/${engine}-app`
  const built = await run('vite', ['build', '--outDir', outDir, '--emptyOutDir'], { env, capture: true })
  if (built.code !== 0) throw new Error(`The build failed.\n${built.output}`)
  for (const { path, text } of sourceFiles([outDir], /\.html$/))
    writeFileSync(path, text.replace('<head>', `<head>${head}`))
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', outDir, ...address]
  return { origin, stop: await startServer(origin, process.execPath, args, env) }
}
