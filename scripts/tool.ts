import { endTogether, run } from './tools/run.ts'

// npm run tool                   names the tools
// npm run tool -- <name> [args]  runs one; what follows the name goes to it

const tools: Record<string, { script: string; about: string }> = {
  checks: {
    script: 'scripts/tools/checks.ts',
    about: 'lists the checks of npm run conformance; a word picks some by id',
  },
  rules: { script: 'scripts/docs/rules.ts', about: 'writes docs/rules.md from the rules' },
  images: {
    script: 'scripts/docs/readme-pictures.ts',
    about: 'takes the pictures of the README anew, from the app; a name takes one: screens, workbench',
  },
  lines: {
    script: 'scripts/tools/lines.ts',
    about: 'counts the lines of product, tests and scripts; with --check it fails where there are too many',
  },
  soak: { script: 'scripts/bench/soak.ts', about: 'signs in and out 300 times on one page, and measures memory' },
}

const [name = '', ...rest] = process.argv.slice(2)
const tool = tools[name]
if (tool) {
  endTogether()
  const { code } = await run(process.execPath, [tool.script, ...rest])
  process.exitCode = code
} else {
  if (name !== '') console.error(`There is no tool "${name}".`)
  console.log('npm run tool -- <name>')
  const width = Math.max(...Object.keys(tools).map((each) => each.length))
  for (const [each, { about }] of Object.entries(tools)) console.log(`  ${each.padEnd(width)}  ${about}`)
  process.exitCode = name === '' ? 0 : 2
}
