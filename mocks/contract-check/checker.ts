import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { checkRequest, checkResponse } from './check-exchange.ts'
import { asDocument, below, members, type Node, type Place, pointersOf } from './document.ts'
import type { Exchange, Matches } from './exchange.ts'
import type { Violation } from './violation.ts'

/**
 * Compares real exchanges with openapi.yaml itself, not with the code generated from it, so that a bug of the generator
 * cannot hide here.
 *
 * @param source The parsed document, in one file.
 * @param basePath The base of the API's addresses; by default that of the document's first server.
 * @throws If the source is not an OpenAPI document.
 */
export function createContractChecker(source: unknown, basePath?: string) {
  const document = asDocument(source)
  const base = basePath ?? serverPath(document)
  const matches = createMatcher(document)
  const root: Place = { pointer: '#', node: document }
  const templates = members(document, below(document, root, 'paths'))

  const findOperation = ({ method, path }: Exchange): Place | undefined => {
    const local = path.startsWith(base) ? path.slice(base.length) : undefined
    const fitting = templates.filter(([template]) => local !== undefined && fits(template, local))
    const [found] = fitting.toSorted(([one], [other]) => (kinds(one) < kinds(other) ? -1 : 1))
    return found && below(document, found[1], method.toLowerCase())
  }

  return {
    /** Every violation of the contract in the exchange; empty if it keeps the contract. */
    checkExchange(exchange: Exchange): Violation[] {
      const operation = findOperation(exchange)
      if (!operation) {
        const message = `the contract has no ${exchange.method} ${exchange.path}`
        return [{ in: 'request', where: '#/paths', message }]
      }
      return [
        ...checkRequest(document, operation, exchange, matches),
        ...checkResponse(document, operation, exchange, matches),
      ]
    },
  }
}

/** Validates with ajv against schemas inside the document, so that errors point into it. */
function createMatcher(document: Node): Matches {
  // Only the nodes below `schema` are JSON Schemas, not the document as a whole. Hence `validateSchema: false`.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true })
  formats.default(ajv)
  ajv.addSchema(document, 'openapi.yaml')
  // ajv reports a keyword's path within the schema that contains it, which may have been reached by a reference. The
  // node itself gives its place in the document.
  const pointers = pointersOf(document)
  const whereIs = ({ parentSchema, keyword }: ErrorObject, schema: Place) =>
    `${(parentSchema && pointers.get(parentSchema)) ?? schema.pointer}/${keyword}`
  const describe = (error: ErrorObject) => {
    const extra = 'additionalProperty' in error.params ? `: ${error.params.additionalProperty}` : ''
    return `${error.instancePath || 'the value'} ${error.message ?? 'does not fit'}${extra}`
  }
  return (schema, value) => {
    const validate = ajv.getSchema(`openapi.yaml${schema.pointer}`)
    if (!validate) throw new Error(`openapi.yaml has no schema at ${schema.pointer}.`)
    if (validate(value)) return []
    return (validate.errors ?? []).map((error) => ({ where: whereIs(error, schema), message: describe(error) }))
  }
}

function serverPath(document: Node): string {
  const [server] = Array.isArray(document.servers) ? document.servers : []
  const url = server && typeof server === 'object' && 'url' in server ? String(server.url) : '/'
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
}

const isParameter = (step: string) => /^\{.*\}$/.test(step)

function fits(template: string, path: string): boolean {
  const steps = template.split('/')
  const given = path.split('/')
  const fit = (step: string, at: number) => (isParameter(step) ? given[at] !== '' : step === given[at])
  return steps.length === given.length && steps.every(fit)
}

/**
 * OpenAPI, "Path Templating Matching": a fixed segment comes before a parameter. This orders the templates that match.
 */
const kinds = (template: string) =>
  template
    .split('/')
    .map((step) => (isParameter(step) ? 1 : 0))
    .join('')
