import ts from 'typescript'

/**
 * The default of each prop: the initialisers in all destructuring patterns of `files`, such as `{ closeable = true }`,
 * by the declaration of their prop. A component may pass its props on before they are destructured, so the files beside
 * it are read too.
 *
 * @throws if two patterns disagree
 */
export function readDefaults(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Map<ts.Node, string> {
  const found = new Map<ts.Node, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isObjectBindingPattern(node)) {
      const whole = checker.getTypeAtLocation(node.parent)
      const from = ts.isVariableDeclaration(node.parent) ? node.parent.initializer : undefined
      const type = from ? checker.getTypeAtLocation(from) : whole
      for (const { initializer, propertyName, name } of node.elements) {
        if (initializer) note(type.getProperty((propertyName ?? name).getText()), initializer)
      }
    }
    node.forEachChild(visit)
  }
  const note = (prop: ts.Symbol | undefined, initializer: ts.Expression) => {
    for (const declaration of prop?.declarations ?? []) {
      const text = initializer.getText()
      const before = found.get(declaration)
      if (before !== undefined && before !== text) {
        throw new Error(`${prop?.getName()} is ${before} by default in one place and ${text} in another.`)
      }
      found.set(declaration, text)
    }
  }
  for (const file of files) visit(file)
  return found
}
