import { compareContracts } from './diff/compare-contracts.ts'
import { readContract } from './read/bundle.ts'
import { type Node, nodeOf } from './read/document.ts'

// npm run contract:diff -- <old.yaml> [new.yaml]
// Exit code: 0 nothing breaks, 1 something does, 2 a file cannot be read.

function read(path: string): Node {
  let document: Node
  try {
    document = readContract(path)
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  if (!('openapi' in document)) throw new Error(`${path} is no OpenAPI document.`)
  return document
}

function main([olderPath, newerPath = 'openapi.yaml']: string[]): number {
  if (olderPath === undefined) throw new Error('Say what to compare with: npm run contract:diff -- <old.yaml>')
  const [older, newer] = [read(olderPath), read(newerPath)]
  const changes = compareContracts(older, newer)
  const breaking = changes.filter((change) => change.breaking)
  const print = (title: string, list: typeof changes) => {
    if (list.length > 0)
      console.log([title, ...list.map(({ message, where }) => `  ${message}\n    ${where}`)].join('\n'))
  }
  print('Breaking:', breaking)
  print(
    'Not breaking:',
    changes.filter((change) => !change.breaking),
  )
  const versions = [older, newer].map(({ info }) => nodeOf(info).version)
  if (breaking.length > 0 && versions[0] === versions[1]) console.log(`The version is still ${versions[0]}.`)
  const others = changes.length - breaking.length
  console.log(`${breaking.length} breaking, ${others} other ${others === 1 ? 'change' : 'changes'}`)
  return breaking.length > 0 ? 1 : 0
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
