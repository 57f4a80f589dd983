import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { unescapeStep } from './contract.ts'

/** A place in openapi.yaml, in the file of a tag, or in asyncapi.yaml, that a person can look up. */
export type Clause = {
  pointer: string
  file: string
  line: number
  text: string
  /** The description there, and the operation's if the place is an answer. */
  says?: string
}

type Source = { file: string; lines: string[]; root: unknown; lineOf(offset: number): number }
/** A node, with the offset of the key that leads to it. `depth` is how many steps of a pointer were found. */
type Place = { source: Source; node: unknown; offset: number; depth: number }

const top = 'openapi.yaml'
/** A place in the file of events, such as `asyncapi.yaml: game.changed`. */
const events = 'asyncapi.yaml'
const messages = '/components/messages'

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter })
  return { file, lines: text.split('\n'), root: contents, lineOf: (offset) => counter.linePos(offset).line }
}

/** Finds the line of a JSON pointer in the text of openapi.yaml and of the files that it refers to, and quotes it. */
export function createClauses() {
  const sources = new Map([[top, readSource(top)]])
  const sourceOf = (file: string): Source => {
    const source = sources.get(file) ?? readSource(file)
    sources.set(file, source)
    return source
  }
  const others = (
    sourceOf(top)
      .lines.join('\n')
      .match(/[\w/.-]+\.yaml(?=#)/g) ?? []
  ).map((file) => join(dirname(top), file))

  /** One step further, across a reference where there is one; nothing if the step does not exist. */
  const below = (place: Place, step: string): Place | undefined => {
    const { node, depth } = place
    if (isSeq(node)) return { ...place, node: node.items[Number(step)], depth: depth + 1 }
    if (!isMap(node)) return undefined
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
    if (isPair(pair) && isScalar(pair.key))
      return { ...place, node: pair.value, offset: pair.key.range?.[0] ?? place.offset, depth: depth + 1 }
    const reference = node.get('$ref')
    if (typeof reference !== 'string') return undefined
    const [file = '', pointer = ''] = reference.split('#')
    const source = file === '' ? place.source : sourceOf(join(dirname(place.source.file), file))
    return below({ ...walk(source, pointer), depth }, step)
  }

  /** The place that a pointer names. If a step does not exist, the deepest existing one. */
  const walk = (source: Source, pointer: string): Place => {
    let place: Place = { source, node: source.root, offset: 0, depth: 0 }
    for (const step of pointer.split('/').slice(1).map(unescapeStep)) {
      const next = below(place, step)
      if (!next) break
      place = next
    }
    return place
  }

  /** The description at a place, also behind a reference. */
  const wordsAt = (place: Place): string[] => {
    const words = below(place, 'description')?.node
    return isScalar(words) && typeof words.value === 'string' ? [words.value.trim()] : []
  }

  /** Where asyncapi.yaml describes an event; without a name, where the events begin. */
  const eventClause = (event: string): Clause => {
    const source = sourceOf(events)
    const all = walk(source, messages).node
    const pairs = isMap(all) ? all.items : []
    const key = pairs.find(({ value }) => isMap(value) && value.get('name') === event)?.key
    const pointer = isScalar(key) ? `${messages}/${String(key.value)}` : messages
    const line = source.lineOf(walk(source, pointer).offset)
    return { pointer: `#${pointer}`, file: source.file, line, text: block(source.lines, line - 1) }
  }

  return (pointer: string): Clause => {
    if (pointer.startsWith(`${events}: `)) return eventClause(pointer.slice(events.length + 2))
    // The schemas of a tag are in its file.
    const places = [top, ...new Set(others)].map((file) => walk(sourceOf(file), pointer))
    const { source, offset } = places.reduce((best, place) => (place.depth > best.depth ? place : best))
    const line = source.lineOf(offset)
    const of = /\/responses\/\d+$/.test(pointer) ? [pointer.replace(/\/responses\/\d+$/, ''), pointer] : [pointer]
    const said = of.flatMap((each) => wordsAt(walk(source, each)))
    const says = said.length > 0 ? said.join('\n') : undefined
    return { pointer, file: source.file, line, text: block(source.lines, line - 1), says }
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
