import contract from 'virtual:contract'
import { useEffect, useRef, useState } from 'react'
import SwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import './swagger.css'

/**
 * The API reference, rendered from openapi.yaml. "Try it out" calls a mocked backend within this page, which comes with
 * the first call.
 */
export function Contract() {
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
      docExpansion: 'list',
      // The schemas stand closed: to draw their list, it resolves each of them, for seconds.
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
