import contract from 'virtual:contract'
import { useEffect, useRef, useState } from 'react'
import SwaggerUi, { type Plugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import './swagger.css'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of the contract at a path of keys. */
const partAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), contract)

/** Replaces each reference by what it names, and says so as Swagger UI does: `$$ref`. No schema contains itself. */
function resolve(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolve)
  if (!isRecord(part)) return part
  if (typeof part.$ref !== 'string')
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  const keys = part.$ref.slice('#/'.length).split('/')
  return Object.assign({}, resolve(partAt(keys.map(unescapeKey))), { $$ref: part.$ref })
}

/** A key of a JSON pointer in a fragment: RFC 6901, section 6. */
const unescapeKey = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')

/** Swagger UI's own resolver reads the whole document again for every part, for seconds. */
const ownResolver = (): Plugin => ({
  statePlugins: {
    spec: {
      wrapActions: {
        requestResolvedSubtree:
          (_, { specActions }) =>
          (path) =>
            specActions.updateResolvedSubtree(path, resolve(partAt(path))),
      },
    },
  },
})

/**
 * The API reference, rendered from openapi.yaml. "Try it out" calls a mocked backend within this page, which comes with
 * the first call.
 */
export function ContractReference() {
  const host = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => {
    let backend: ReturnType<typeof begin> | undefined
    let stop = () => {}
    const begin = async () => {
      const [{ getResponse }, { createMock }] = await Promise.all([import('msw'), import('../harness/set-up.ts')])
      const { world, handlers } = createMock()
      stop = world.subscribe(() => setCode(world.outbox.list()[0]?.code ?? ''))
      return (request: Request) => getResponse(handlers, request)
    }
    const answer = async (url: string, init: RequestInit) => {
      backend ??= begin()
      const respond = await backend
      return (await respond(new Request(new URL(url, location.href), init))) ?? Response.error()
    }
    SwaggerUi({
      spec: contract,
      domNode: host.current,
      // The validator's badge would be loaded from another origin.
      validatorUrl: null,
      plugins: [ownResolver],
      // Tags and schemas stand closed: the hundred calls would take as long to draw as all else on the page.
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      // It would write the colours of a dark theme into each element.
      syntaxHighlight: { activated: false },
      requestInterceptor: (request) => Object.assign(request, { userFetch: answer }),
    })
    return () => stop()
  }, [])
  return (
    <div className="sb-unstyled">
      <p>
        Newest code in the outbox: <output aria-label="Latest code">{code || 'none yet'}</output>
      </p>
      <div className="paper" ref={host} />
    </div>
  )
}
