import { type Node, nodeOf, step } from '../read/document.ts'
import { camel, pascal } from '../read/names.ts'
import { listOperations } from '../read/operations.ts'
import { ownSchemas } from '../read/schemas.ts'
import type { Problem } from './problem.ts'

/** Names become names in the code. Each has to be valid, and no two may become the same. */
export function checkNames(document: Node): Problem[] {
  const problems: Problem[] = []
  const schemas = Object.keys(nodeOf(nodeOf(document.components).schemas))
  for (const name of schemas.filter((each) => !/^[A-Z][A-Za-z0-9]*$/.test(each)))
    problems.push({
      where: step('#/components/schemas', name),
      message: `a schema's name begins with a capital and has only letters and digits; "${name}" does not`,
    })

  const taken = new Map(schemas.map((name) => [name.toLowerCase(), `the schema ${name}`]))
  const claim = (name: string, owner: string, where: string) => {
    // On a file system without case, two files would have the same name.
    const other = taken.get(name.toLowerCase())
    if (other) problems.push({ where, message: `${owner} and ${other} would both be called ${name}` })
    else taken.set(name.toLowerCase(), owner)
  }
  const ids = new Map<string, string>()
  const tags = new Map<string, string>()
  for (const operation of listOperations(document)) {
    const { id, pointer, tag } = operation
    if (!/^[A-Za-z][\w-]*$/.test(id))
      problems.push({ where: pointer, message: `the operationId "${id}" gives no name: use letters, digits, - and _` })
    const same = ids.get(pascal(id).toLowerCase())
    if (same) problems.push({ where: pointer, message: `the operations ${same} and ${id} would have the same names` })
    ids.set(pascal(id).toLowerCase(), id)
    for (const [name] of ownSchemas(operation)) claim(name, `a part of ${id}`, pointer)
    if (!/^[a-z][a-z0-9-]*$/.test(tag))
      problems.push({ where: pointer, message: `the tag "${tag}" names a file: use small letters, digits and -` })
    const alike = tags.get(camel(tag))
    if (alike && alike !== tag) problems.push({ where: pointer, message: `the tags ${alike} and ${tag} are too alike` })
    tags.set(camel(tag), tag)
  }
  return problems
}
