import { lazy, Suspense, useState } from 'react'
import { operations } from '../../src/contract/operations.gen.ts'
import { Button } from '../../src/ui/button/button.tsx'

const calls = Object.groupBy(Object.entries(operations), ([, { tag }]) => tag)

/** Swagger UI is larger than all else in this Storybook: it comes when it is asked for. */
const Reference = lazy(() =>
  import('./contract-reference.tsx').then(({ ContractReference }) => ({ default: ContractReference })),
)

/** A path may be longer than a phone is wide. */
const mayBreak = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

/** Every call of openapi.yaml by its tag, and the whole reference, to try them out. */
export function Contract() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense fallback={<p role="status">Loading the reference…</p>}>
        <Reference />
      </Suspense>
    )
  return (
    <>
      <p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Open the API reference
        </Button>
      </p>
      {Object.entries(calls).map(([tag, of]) => (
        <section key={tag}>
          <h3>{tag}</h3>
          <ul>
            {of.map(([id, { method, path }]) => (
              <li key={id}>
                <code>{method}</code> <code style={mayBreak}>{path}</code> {id}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
