import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/base.css'
import { type Bench, BenchContext } from './bench.tsx'
import './placement.ts'
import css from './panel.module.css'
import Workbench from './workbench.tsx'

/** How often the opener is looked at: it has another mock after each load. In milliseconds. */
const lookEvery = 500

/** The mock of the page that has opened this one; nothing while it loads, or once it is closed. */
function benchOfOpener(): Bench | undefined {
  try {
    return window.opener?.closed ? undefined : window.opener?.emberhallMock
  } catch {
    // It shows a page of another origin.
    return undefined
  }
}

function OwnWindow() {
  const [bench, setBench] = useState(benchOfOpener)
  useEffect(() => {
    const timer = setInterval(() => setBench(benchOfOpener), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return (
    <main className={css.own}>
      {bench ? (
        <BenchContext value={bench}>
          <Workbench />
        </BenchContext>
      ) : (
        <p className={css.loading}>The app isn't open. Open it, and choose Own window in its Mock panel.</p>
      )}
    </main>
  )
}

/** Makes this page the workbench of the page that has opened it. */
export function showOwnWindow(): void {
  document.title = 'Mock – Emberhall'
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  createRoot(root).render(<OwnWindow />)
}
