import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listOperations } from '../../scripts/contract/read/operations.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

// docs/backend.md is for people, and writes out calls and statuses. The contract has to have each of them.

const page = readFileSync('docs/backend.md', 'utf8')
const operations = listOperations(readContract('openapi.yaml'))
const declared = new Map(
  operations.map(({ method, path, answers }) => [`${method} ${path}`, answers.map(({ status }) => status)]),
)
const everyStatus = new Set([...declared.values()].flat())

/**
 * Statuses of a gateway, a router or a cache, where no operation is called: too long, no such path, no such method, not
 * modified.
 */
const others = ['413', '404', '405', '304']

const isDiagram = /```mermaid\n([\s\S]*?)```/g
/** A sentence for every call and status of the page that the contract does not have. */
function findUntrue(text: string): string[] {
  const calls = [...text.matchAll(/\b(?:GET|PUT|POST|PATCH|DELETE) \/[\w/{}-]+/g)].map(([call]) => call)
  const unknown = calls.filter((call) => !declared.has(call)).map((call) => `the contract has no ${call}`)
  const answers = [...text.matchAll(isDiagram)].flatMap(([, diagram = '']) => {
    let asked = ''
    return diagram.split('\n').flatMap((line) => {
      asked = /\b(?:GET|PUT|POST|PATCH|DELETE) \/[\w/{}-]+/.exec(line)?.[0] ?? asked
      const [status] = /(?<=-->>.*)\b[1-5]\d\d\b/.exec(line) ?? []
      return status && !declared.get(asked)?.includes(status) ? [`${asked} does not answer ${status}`] : []
    })
  })
  // "not 415" names a status that must not occur; "128 random bits" contains none.
  const prose = text.replaceAll(isDiagram, '').replaceAll(/```[\s\S]*?```/g, '')
  const statuses = [...prose.matchAll(/(?<!not |not a )\b(?:20\d|30\d|4\d\d|5\d\d)\b/g)].map(([status]) => status)
  const nowhere = statuses
    .filter((status) => !everyStatus.has(status) && !others.includes(status))
    .map((status) => `nothing answers ${status}`)
  return [...unknown, ...answers, ...nowhere]
}

test('every call and status of docs/backend.md is the contract’s', () => {
  expect(findUntrue(page)).toEqual([])
  expect(page).toContain(`\`${basePath}\``)
})
