import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { readDefaults } from './read-defaults.ts'
import { literalsOf, namedTypesIn, textOfType } from './type-text.ts'

/** One prop of a component, or one field of a type, as the type checker sees it. */
export type Prop = {
  name: string
  /** The type as the source writes it. The name of a union of a few literals is replaced by them. */
  type: string
  /** The literals, if the type consists of nothing else. */
  literals?: string[]
  required: boolean
  /** Its default, as code. */
  default?: string
  description: string
}

export type NamedType = { name: string; description: string; fields: Prop[] }

export type ComponentDocs = {
  name: string
  description: string
  props: Prop[]
  /** The native element whose attributes the component also takes, such as `button`. */
  element?: string
  /** The project's object types that its props name. */
  types: NamedType[]
}

const isOurs = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/')

/** A program of the given files and their imports. `old` makes the next one faster. */
export function createProgram(files: string[], old?: ts.Program): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd(), { incremental: false })
  const roots = [...files.map((file) => resolve(file)), resolve('src/vite-env.d.ts')]
  return ts.createProgram({ rootNames: roots, options: { ...options, noEmit: true }, oldProgram: old })
}

/** Every component that a file exports, with its props: types, defaults and descriptions. */
export function readComponents(program: ts.Program, path: string): ComponentDocs[] {
  const { file, checker, exported, readFields, meaning } = open(program, path)
  return exported.flatMap((symbol) => {
    const name = symbol.getName()
    const declaration = symbol.valueDeclaration
    if (declaration?.getSourceFile() !== file || !/^[A-Z][a-z]/.test(name)) return []
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const [parameter] = signature?.getParameters() ?? []
    if (!signature || !isMarkup(checker.typeToString(signature.getReturnType()))) return []

    const all = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : []
    const types = new Map<string, NamedType>()
    const props = readFields(all, types)
    return [{ name, description: meaning(symbol), props, element: elementOf(all), types: [...types.values()] }]
  })
}

/** Every object type that a file exports, with its fields. */
export function readTypes(program: ts.Program, path: string): NamedType[] {
  const { checker, exported, readFields, meaning } = open(program, path)
  return exported.flatMap((symbol) => {
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration)
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    if (!alias || !(type.flags & ts.TypeFlags.Object)) return []
    const fields = readFields(type.getProperties(), new Map())
    return fields.length > 0 ? [{ name: symbol.getName(), description: meaning(symbol), fields }] : []
  })
}

function open(program: ts.Program, path: string) {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(resolve(path))
  const module = file && checker.getSymbolAtLocation(file)
  const folder = dirname(resolve(path))
  const defaults = readDefaults(
    checker,
    program.getSourceFiles().filter(({ fileName }) => dirname(fileName) === folder),
  )
  const meaning = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ')

  /** The fields that the project declares. The project's types that they name are added to `types`. */
  const readFields = (symbols: ts.Symbol[], types: Map<string, NamedType>): Prop[] =>
    symbols.flatMap((symbol) => {
      const node = symbol.declarations?.find(isOurs)
      if (!node) return []
      const typeNode = ts.isPropertySignature(node) ? node.type : undefined
      for (const type of namedTypesIn(checker, typeNode)) {
        if (types.has(type.name)) continue
        const entry: NamedType = { name: type.name, description: meaning(type.symbol), fields: [] }
        types.set(type.name, entry)
        entry.fields.push(...readFields(type.fields, types))
      }
      return {
        name: symbol.getName(),
        type: textOfType(checker, symbol, typeNode),
        literals: literalsOf(checker, typeNode),
        required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
        default: defaults.get(node),
        description: meaning(symbol),
      }
    })
  return { file, checker, exported: module ? checker.getExportsOfModule(module) : [], readFields, meaning }
}

const isMarkup = (type: string) => /ReactNode|Element|ReactPortal/.test(type)

/** `button` if some props come from React's ButtonHTMLAttributes. */
function elementOf(props: ts.Symbol[]): string | undefined {
  const owners = props.flatMap((prop) => prop.declarations ?? []).map(({ parent }) => parent)
  const names = owners.map((owner) => (ts.isInterfaceDeclaration(owner) ? owner.name.text : ''))
  return names
    .map((name) => /^([A-Z][a-z]+)HTMLAttributes$/.exec(name)?.[1]?.toLowerCase())
    .find((name) => name !== undefined)
}
