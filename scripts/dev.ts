import { execa } from 'execa'
import { readRealTags } from '../mocks/scenarios/real-tags.ts'

// npm run dev                          the app on the mock
// npm run dev -- --real auth,profile   those tags from the server at API_TARGET, the rest from the mock
// npm run dev -- --port 5180           other flags go to Vite

const args = process.argv.slice(2)
const at = args.findIndex((arg) => arg === '--real' || arg.startsWith('--real='))
const [flag = ''] = at === -1 ? [] : args.splice(at, 1)
const real = flag.includes('=') ? flag.slice('--real='.length) : at === -1 ? '' : (args.splice(at, 1)[0] ?? '')

try {
  if (readRealTags(real).length === 0 && flag !== '') throw new Error('--real takes tags: --real auth,profile.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
const env = real === '' ? {} : { VITE_API_REAL: real }
const { exitCode } = await execa('vite', args, { preferLocal: true, stdio: 'inherit', reject: false, env })
process.exitCode = exitCode ?? 1
