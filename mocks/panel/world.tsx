import { type ChangeEvent, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import { type WorldId, worldIds, worlds } from '../tags/worlds.ts'
import { useBench, useOutcome } from './bench.tsx'
import { saveFile } from './copy-button.tsx'
import css from './workbench.module.css'

/** Replaces the world, once the person has agreed to the loss. */
type Replacement = { lost: string; replace: () => Promise<unknown> }

/** Made-up worlds, and the world as a file. */
export function WorldTab() {
  const { act, app } = useBench()
  const [chosen, setChosen] = useState<WorldId>('made')
  const [asked, setAsked] = useState<Replacement>()
  const { said, run } = useOutcome()

  const doIt = (replace: () => Promise<unknown>) =>
    run(async () => {
      setAsked(undefined)
      await replace()
      app?.reload()
    })
  const offer = async (replace: () => Promise<unknown>) => {
    const lost = await act.lossOf()
    if (lost === '') await doIt(replace)
    else setAsked({ lost, replace })
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    // The same file can be chosen again.
    target.value = ''
    if (text !== undefined)
      await run(async () => {
        await act.checkWorld(text)
        await offer(() => act.importWorld(text))
      })
  }
  return (
    <div className={css.form}>
      <Select
        label="Made-up world"
        hint={worlds[chosen].hint}
        value={chosen}
        onChange={({ target }) => setChosen(worldIds.find((id) => id === target.value) ?? 'empty')}
      >
        {worldIds.map((id) => (
          <option key={id} value={id}>
            {worlds[id].label}
          </option>
        ))}
      </Select>
      <p className={css.buttons}>
        <Button onClick={() => offer(() => act.loadWorld(chosen))}>Load world</Button>
        <Button onClick={async () => saveFile(await act.exportWorld(), 'emberhall-world.json')}>Export</Button>
        <Button onClick={() => offer(act.reset)}>Reset world</Button>
      </p>
      <Field type="file" label="Import" accept="application/json,.json" onChange={read} />
      <div role="status">
        {said !== '' && <p className={css.bad}>{said}</p>}
        {asked && (
          <>
            <p>This world has {asked.lost}, which will be gone. Export it first to keep it.</p>
            <p className={css.buttons}>
              <Button onClick={() => doIt(asked.replace)}>Replace it</Button>
              <Button onClick={() => setAsked(undefined)}>Keep it</Button>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
