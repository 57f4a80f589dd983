import { runTool } from './tools/run.ts'

// npm run dev:live               the app on the API at API_TARGET (http://localhost:8080 without it)
// npm run dev:live -- --host     arguments go to Vite

const { code } = await runTool('vite', ['--port', '5173', ...process.argv.slice(2)], { env: { VITE_API_MODE: 'live' } })
process.exitCode = code
