import { useEffect, useState } from 'react'
import { CopyField } from '../../src/ui/copy-field/copy-field.tsx'
import { useBench, useShown } from './bench.tsx'
import css from './workbench.module.css'

/** One link that puts up the same on another machine. */
export function ShareTab() {
  const { act, app } = useBench()
  const settings = useShown((state) => state.settings)
  const people = useShown((state) => state.people)
  const offset = useShown((state) => state.offset)
  const madeUp = useShown((state) => state.madeUp)
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link tells what these are now
  useEffect(() => {
    act.share(app?.address() ?? location.href).then(
      (text) => {
        setLink(text)
        setProblem('')
      },
      (error) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }, [settings, people, offset, madeUp])
  return (
    <div className={css.form}>
      <p>
        This link puts up the world “{madeUp}”, who is signed in, the scenario, the clock and the chosen answers. It has
        no contact, code or token in it.
      </p>
      <p className={css.quiet}>
        Rows that you have changed don't travel with a link. Send them as a file: World, Export. Whoever opens the link
        keeps their own world as a snapshot.
      </p>
      {problem === '' ? <CopyField label="Link" value={link} /> : <p className={css.bad}>{problem}</p>}
    </div>
  )
}
