import { type Node, nodeOf } from '../read/document.ts'
import { pair, type Report } from './change.ts'

/** Compares the discriminating field, and the schema for each of its values. */
export function compareDiscriminators(older: Node, newer: Node, report: Report, where: string, name: string): void {
  const [was, is] = [nodeOf(older.discriminator), nodeOf(newer.discriminator)]
  if (was.propertyName !== is.propertyName) {
    const words = [was, is].map(({ propertyName }) => propertyName ?? 'nothing')
    report('other', where, `${name} was told apart by ${words[0]}, is by ${words[1]}`)
    return
  }
  const { gone, added, kept } = pair(was.mapping, is.mapping)
  const target = ({ mapping }: Node, value: string) => String(nodeOf(mapping)[value]).split('/').at(-1)
  for (const value of gone) report('narrowed', where, `${name} is no longer told apart by ${value}`)
  for (const value of added) report('widened', where, `${name} may be told apart by ${value} now`)
  for (const value of kept.filter((each) => target(was, each) !== target(is, each)))
    report('other', where, `${name}: ${value} was ${target(was, value)}, is ${target(is, value)}`)
}
