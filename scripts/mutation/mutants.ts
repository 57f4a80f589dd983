import ts from 'typescript'
import { othersOf, type Place } from './others.ts'

/** A change of one expression that nobody has to notice at compile time, but somebody should when it runs. */
export type Mutant = {
  /** Where the expression stands in the source. */
  start: number
  end: number
  /** What it is, and what it becomes. */
  from: string
  to: string
  line: number
  /** The names of what it stands in, from the outside: `createQueue`, `sessionSlice > reducers`. */
  within: string
  place: Place
  /** It stands outside of every function, and does its work once, when its file is loaded. */
  once: boolean
}

/** All mutants of a source, the outer before the inner. */
export function findMutants(source: string, path = 'source.tsx'): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const textOf = (node: ts.Node) => node.getText(file)
  const add = (node: ts.Node, to: string, place: Place = 'expression') => {
    const [start, from] = [node.getStart(file), textOf(node)]
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    const once = !ts.findAncestor(node, ts.isFunctionLike)
    if (to !== from) found.push({ start, end: node.end, from, to, line, within: namesAround(node), place, once })
  }

  function visit(node: ts.Node) {
    if (ts.isTypeNode(node) || isDeclaredAlone(node)) return
    for (const [other, place] of othersOf(node, textOf)) add(node, other, place)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isDeclaredAlone = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true)

function namesAround(node: ts.Node): string {
  const names: string[] = []
  for (let each = node.parent; each; each = each.parent) {
    const name =
      ts.isVariableDeclaration(each) || ts.isPropertyAssignment(each) || ts.isFunctionLike(each) ? each.name : undefined
    if (name && !ts.isObjectBindingPattern(name) && !ts.isArrayBindingPattern(name)) names.unshift(name.getText())
  }
  return names.join(' > ')
}
