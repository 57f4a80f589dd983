import { allChecks } from '../../tests/conformance/all-checks.ts'

// Lists the checks of `npm run conformance`: id and title. A word picks those whose id contains it, as `--only` does.

const [word = ''] = process.argv.slice(2)
for (const { id, title } of allChecks) if (id.includes(word)) console.log(`${id}  ${title}`)
