import ts from 'typescript'

/**
 * What each prop is when nobody says anything: the initialisers of every pattern in `files` that takes props apart,
 * `{ closeable = true }`, by the declaration of the prop that they stand for. A component may hand its props on before
 * they are taken apart, so its neighbours are read as well.
 *
 * @throws where two patterns disagree
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
