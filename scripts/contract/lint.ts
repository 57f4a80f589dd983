import { runTool } from '../tools/run.ts'

// Redocly is started from here and not from package.json, where switching off its telemetry would depend on the shell.
process.exitCode = (await runTool('@redocly/cli', ['lint', 'openapi.yaml'], { command: 'redocly' })).code
