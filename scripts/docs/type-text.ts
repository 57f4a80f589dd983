import ts from 'typescript'

/** The text of a prop's type as the source writes it. The name of a union of literals is replaced by them. */
export function textOfType(checker: ts.TypeChecker, prop: ts.Symbol, node: ts.TypeNode | undefined): string {
  if (!node) return checker.typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation)
  const literals = literalsOf(checker, node)
  return literals ? literals.join(' | ') : node.getText().replace(/\s*\n\s*/g, ' ')
}

/** The literals of a type that consists only of literals, in the order of the source: `'a'` and `'b'`. */
export function literalsOf(checker: ts.TypeChecker, node: ts.TypeNode | undefined): string[] | undefined {
  if (!node) return undefined
  const type = checker.getTypeFromTypeNode(node)
  if (!type.isUnion() || !type.types.every((each) => each.isLiteral())) return undefined
  const alias = ts.isTypeReferenceNode(node)
    ? aliased(checker, checker.getSymbolAtLocation(node.typeName))?.declarations?.find(ts.isTypeAliasDeclaration)
    : undefined
  const written = alias?.type ?? node
  return ts.isUnionTypeNode(written)
    ? written.types.map((each) => each.getText())
    : type.types.map((each) => checker.typeToString(each).replaceAll('"', "'"))
}

type Named = { name: string; symbol: ts.Symbol; fields: ts.Symbol[] }

/** The project's object types that a type names: `MenuItem` in `readonly MenuItem[]`. */
export function namedTypesIn(checker: ts.TypeChecker, node: ts.TypeNode | undefined): Named[] {
  const found: Named[] = []
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each)) {
      const symbol = aliased(checker, checker.getSymbolAtLocation(each.typeName))
      const declaration = symbol?.declarations?.[0]
      if (symbol && declaration && ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)) {
        const isOurs = !declaration.getSourceFile().fileName.includes('/node_modules/')
        if (isOurs)
          found.push({ name: symbol.getName(), symbol, fields: checker.getTypeAtLocation(each).getProperties() })
      }
    }
    each.forEachChild(visit)
  }
  if (node) visit(node)
  return found
}

const aliased = (checker: ts.TypeChecker, symbol: ts.Symbol | undefined) =>
  symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
