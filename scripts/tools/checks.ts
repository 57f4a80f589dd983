import { allChecks, isChosen } from '../../tests/conformance/all-checks.ts'

// Lists the checks of `npm run conformance`: id and title. A word picks those whose id contains it, as `--only` does.

const [only = ''] = process.argv.slice(2)
const chosen = allChecks.filter(({ id }) => isChosen({ id }, { tags: [], only, rateLimit: false, patience: 0 }))
for (const { id, title } of chosen) console.log(`${id}  ${title}`)
if (chosen.length === 0) {
  console.error(`No check has "${only}" in its id.`)
  process.exitCode = 2
}
