import ts from 'typescript'
import { regexMutants } from './regex-mutants.ts'

const operators: Partial<Record<ts.SyntaxKind, string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.PercentToken]: ['*'],
  [ts.SyntaxKind.AmpersandToken]: ['|'],
  [ts.SyntaxKind.BarToken]: ['&'],
  [ts.SyntaxKind.LessThanLessThanToken]: ['>>'],
}

/** Methods that may be left away, and those that another one may stand for. */
const dropped = new Set(['filter', 'trim', 'toLowerCase', 'slice', 'toReversed', 'toSorted', 'padStart', 'normalize'])
const swapped: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
}

/** Attributes whose text is no word for a person and no style. */
const told = /^(role|type|inputMode|autoComplete|enterKeyHint|name|to|aria-(?!label$).*)$/
/** Properties that hold a text for a person. */
const words = /^(title|label|text|message|advice|placeholder|confirmLabel|cancelLabel|vendor)$/

/** `statement`: it stands for itself; `attribute`: it is the text of a JSX attribute. */
export type Place = 'expression' | 'statement' | 'attribute'
type Other = [to: string, place?: Place]

/** What an expression may become instead. */
export function othersOf(node: ts.Node, textOf: (node: ts.Node) => string): Other[] {
  const others: Other[] = []
  const { parent } = node
  if (parent && isCondition(node, parent)) others.push(['true'], ['false'])
  else if (parent && isBody(node, parent)) others.push(['undefined'])
  if (parent && ts.isExpressionStatement(parent)) others.push(['undefined', 'statement'])
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textOf(node.left), textOf(node.right)]
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) others.push([left], [right])
    else if (!isTextSum(node))
      // The contrary of a condition is no more than always and never, which are tried already.
      for (const operator of operators[node.operatorToken.kind] ?? [])
        if (!isContrary(node, operator) || !isCondition(node, parent)) others.push([`${left} ${operator} ${right}`])
  }
  if (
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.ExclamationToken &&
    !isCondition(node, parent)
  )
    others.push([textOf(node.operand)])
  if (node.kind === ts.SyntaxKind.TrueKeyword) others.push(['false'])
  if (node.kind === ts.SyntaxKind.FalseKeyword) others.push(['true'])
  if (ts.isNumericLiteral(node) && !isName(node)) others.push(...neighbours(textOf(node)))
  if (ts.isRegularExpressionLiteral(node)) others.push(...regexMutants(textOf(node)).map((to): Other => [to]))
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isAssigned(node)) others.push(['[]'])
  if (ts.isObjectLiteralExpression(node)) others.push(...withoutSpreads(node, textOf))
  if (ts.isStringLiteral(node) && isTold(node))
    others.push(["''", ts.isJsxAttribute(parent) ? 'attribute' : 'expression'])
  if (isTemplate(node) && !ts.isTaggedTemplateExpression(parent) && !/\s/.test(textOf(node))) others.push(["''"])
  if (ts.isCallExpression(node) && !isInsideChain(node)) others.push(...otherCalls(node, textOf))
  return others
}

const isCondition = (node: ts.Node, parent: ts.Node) =>
  (ts.isIfStatement(parent) && parent.expression === node) ||
  (ts.isConditionalExpression(parent) && parent.condition === node)

/** Of the two that stand for a comparison of sizes, the second is its contrary. */
const isContrary = ({ operatorToken: { kind } }: ts.BinaryExpression, operator: string) =>
  isEquality(kind) || (/[<>]=?$/.test(operator) && operators[kind]?.[1] === operator)
const isEquality = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken

/** What a function gives. */
const isBody = (node: ts.Node, parent: ts.Node) =>
  ((ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node)) || ts.isReturnStatement(parent)) &&
  !ts.isIdentifier(node) &&
  !ts.isLiteralExpression(node) &&
  node.kind !== ts.SyntaxKind.TrueKeyword &&
  node.kind !== ts.SyntaxKind.FalseKeyword

const isTextual = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || isTemplate(node) || (ts.isBinaryExpression(node) && isTextSum(node))
const isTemplate = (node: ts.Node) => ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)
const isTextSum = ({ left, operatorToken, right }: ts.BinaryExpression) =>
  operatorToken.kind === ts.SyntaxKind.PlusToken && (isTextual(left) || isTextual(right))

/** The name of a property. */
const isName = (node: ts.Node) => 'name' in node.parent && node.parent.name === node

/** The left side of an assignment. */
const isAssigned = (node: ts.Node) =>
  (ts.isBinaryExpression(node.parent) && node.parent.left === node) || ts.isForOfStatement(node.parent)

/** The call goes on after `?.`: put in brackets it would no longer end with what is absent. */
const isInsideChain = (node: ts.CallExpression) =>
  (node.flags & ts.NodeFlags.OptionalChain) !== 0 && 'expression' in node.parent && node.parent.expression === node

function neighbours(text: string): Other[] {
  const number = Number(text.replaceAll('_', ''))
  if (text.endsWith('n') || Number.isNaN(number)) return []
  return number === 0 ? [['1']] : [[String(number - 1)], [String(number + 1)]]
}

/** Whether a text is read by the program; what a person reads is not judged here. */
function isTold(node: ts.StringLiteral): boolean {
  const { parent, text } = node
  if (isName(node) || text === '') return false
  // As good as never.
  if (ts.isBinaryExpression(parent) && isEquality(parent.operatorToken.kind)) return false
  if (ts.isJsxAttribute(parent)) return told.test(parent.name.getText())
  if (ts.isCallExpression(parent))
    return !/\s/.test(text) && !/^(import|console\b.*)$/.test(parent.expression.getText())
  if (ts.isPropertyAssignment(parent) && words.test(parent.name.getText())) return false
  return !/\s|^[A-Z]/.test(text) && !ts.isExternalModuleReference(parent)
}

const withoutSpreads = (node: ts.ObjectLiteralExpression, textOf: (node: ts.Node) => string): Other[] =>
  node.properties
    .filter((property) => ts.isSpreadAssignment(property))
    .map((spread) => [
      `{ ${node.properties
        .filter((each) => each !== spread)
        .map(textOf)
        .join(', ')} }`,
    ])

function otherCalls(node: ts.CallExpression, textOf: (node: ts.Node) => string): Other[] {
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression)) return []
  const [receiver, method] = [textOf(expression.expression), expression.name.text]
  const other = Object.hasOwn(swapped, method) ? swapped[method] : undefined
  const rest = textOf(node).slice(receiver.length)
  return [
    ...(dropped.has(method) ? [[receiver] as Other] : []),
    ...(other ? [[receiver + rest.replace(method, other)] as Other] : []),
  ]
}
