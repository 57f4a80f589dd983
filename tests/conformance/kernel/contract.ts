import { readFileSync } from 'node:fs'
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'

/** A place in openapi.yaml that a person can look up. */
export type Clause = { pointer: string; line: number; text: string }

const unescapeStep = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
export const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The JSON pointer of an operation, or of a place within it. */
export function pointerTo(id: OperationId, ...below: (string | number)[]): string {
  const { method, path } = operations[id]
  return ['#/paths', ...[path, method.toLowerCase(), ...below].map((step) => escapeStep(String(step)))].join('/')
}

/** Finds the line of a JSON pointer in the text of openapi.yaml, and quotes it. */
export function createClauses(source = readFileSync('openapi.yaml', 'utf8')) {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  const lines = source.split('\n')

  /**
   * The offset of the key or item that the pointer's last step names. If a step does not exist, that of the deepest
   * existing one.
   */
  const offsetOf = (pointer: string): number => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of pointer.split('/').slice(1).map(unescapeStep)) {
      if (isSeq(node)) node = node.items[Number(step)]
      else if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
        if (!isPair(pair) || !isScalar(pair.key)) break
        offset = pair.key.range?.[0] ?? offset
        node = pair.value
      } else break
    }
    return offset
  }

  return (pointer: string): Clause => {
    const { line } = lineCounter.linePos(offsetOf(pointer))
    return { pointer, line, text: block(lines, line - 1) }
  }
}

/** The lines that belong to the one at `start`, at most four, without their common indentation. */
function block(lines: string[], start: number): string {
  const depth = (line = '') => line.search(/\S/)
  const indentation = depth(lines[start])
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && depth(line) <= indentation)
  const own = [lines[start] ?? '', ...rest.slice(0, end < 0 ? rest.length : end)]
  return own
    .slice(0, 4)
    .map((line) => line.slice(indentation))
    .join('\n')
    .trimEnd()
}
