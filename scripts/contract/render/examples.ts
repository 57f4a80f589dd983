import { deref, type Node, nodeOf } from '../read/document.ts'
import { listOperations } from '../read/operations.ts'
import { header } from './file.ts'

/** Renders examples.gen.ts: the examples of every body, by operation, `request` or status, and name. */
export function renderExamples(document: Node, source: string): string {
  const values = (body: Node) => {
    const [media] = Object.values(nodeOf(body.content))
    const examples = Object.entries(nodeOf(nodeOf(media).examples))
    return Object.fromEntries(examples.map(([name, example]) => [name, deref(document, example).value]))
  }
  const rows = listOperations(document).map(({ id, node }) => {
    const answers = Object.entries(nodeOf(node.responses)).map(
      ([status, answer]) => [status, values(deref(document, answer))] as const,
    )
    return [id, { request: values(deref(document, node.requestBody)), answers: Object.fromEntries(answers) }]
  })
  const json = JSON.stringify(Object.fromEntries(rows), null, 2)
  return `${header(source)}/** The contract's examples: by operation, then \`request\` or \`answers\` by status, then name. */\nexport const examples = ${json} as const\n`
}
