import { type ReactNode, useEffect, useState } from 'react'
import { createMock } from '../stage/mock.ts'
import { startWorker } from '../stage/worker.ts'

/** A mocked backend for an example that calls the API, with the newest code that it sent. It ends with the page. */
export function Backend({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false)
  const [code, setCode] = useState('')
  useEffect(() => {
    const { world, handlers } = createMock()
    const stop = world.subscribe(() => setCode(world.outbox.list()[0]?.code ?? ''))
    void startWorker().then((worker) => {
      worker.use(...handlers)
      setIsThere(true)
    })
    return () => {
      stop()
    }
  }, [])
  return (
    <>
      {isThere && children}
      <p>
        Newest code in the outbox: <output aria-label="Latest code">{code || 'none yet'}</output>
      </p>
    </>
  )
}
