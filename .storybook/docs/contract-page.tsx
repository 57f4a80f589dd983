import contract from 'virtual:contract'
import { getResponse } from 'msw'
import { useEffect, useRef, useState } from 'react'
import SwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import { createMock } from '../harness/set-up.ts'
import './swagger.css'

/** The API reference, rendered from openapi.yaml. "Try it out" calls a mocked backend within this page. */
export function Contract() {
  const host = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => {
    const { world, handlers } = createMock()
    const stop = world.subscribe(() => setCode(world.outbox.list()[0]?.code ?? ''))
    const answer = async (url: string, init: RequestInit) =>
      (await getResponse(handlers, new Request(new URL(url, location.href), init))) ?? Response.error()
    SwaggerUi({
      spec: contract,
      domNode: host.current,
      // The validator's badge would be loaded from another origin.
      validatorUrl: null,
      docExpansion: 'list',
      // It would write the colours of a dark theme into each element.
      syntaxHighlight: { activated: false },
      requestInterceptor: (request) => Object.assign(request, { userFetch: answer }),
    })
    return () => {
      stop()
    }
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
