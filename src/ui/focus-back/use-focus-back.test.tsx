import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProgressDialog } from '../progress/progress-dialog.tsx'
import { useFocusAfterRemoval, useFocusBack } from './use-focus-back.ts'

function Note({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const opener = useFocusBack(isOpen)
  const close = () => setIsOpen(false)
  return (
    <>
      {isOpen ? (
        <button type="button" onClick={close}>
          Done
        </button>
      ) : (
        <button ref={opener} type="button" onClick={() => setIsOpen(true)}>
          Edit
        </button>
      )}
      <input aria-label="Elsewhere" onChange={close} />
    </>
  )
}

const edit = page.getByRole('button', { name: 'Edit' })
const done = page.getByRole('button', { name: 'Done' })

it('returns the focus when it closes, and does not take it before', async () => {
  await render(<Note />)
  await expect.element(edit).not.toHaveFocus()
  await edit.click()
  await done.click()
  await expect.element(edit).toHaveFocus()
})

it('leaves the focus alone if the person has moved on before it closes', async () => {
  await render(<Note isOpenAtFirst />)
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
  await elsewhere.fill('a')
  await expect.element(edit).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
})

function Part({ place, onGone }: { place?: string; onGone: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, place)
  return (
    <div ref={part}>
      <button type="button" onClick={onGone}>
        Inside
      </button>
    </div>
  )
}

function Frame({ place }: { place?: string }) {
  const [isThere, setIsThere] = useState(true)
  const go = () => setIsThere(false)
  return (
    <main>
      <h1 tabIndex={-1}>The page</h1>
      <h2 id="next" tabIndex={-1}>
        What comes next
      </h2>
      <button type="button" onClick={go}>
        Outside
      </button>
      {isThere && <Part {...(place && { place })} onGone={go} />}
    </main>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()

it.each([
  [undefined, 'The page'],
  ['#next', 'What comes next'],
  ['#nowhere', 'The page'],
])('an element that is removed with the focus in it passes the focus on to %s', async (place, name) => {
  await render(<Frame {...(place && { place })} />)
  await press('Inside')
  await expect.element(page.getByRole('heading', { name })).toHaveFocus()
})

/** `Part` has the button that the dialog was opened from. */
const covered = (isThere: boolean, isOpen: boolean) => (
  <main>
    <h1 tabIndex={-1}>The page</h1>
    <h2 id="next" tabIndex={-1}>
      What comes next
    </h2>
    {isThere && <Part place="#next" onGone={() => {}} />}
    <ProgressDialog open={isOpen} label="Removing…" />
  </main>
)

it.each(['while a dialog covers it', 'together with the dialog that covers it', 'before the dialog appears'])(
  'an element that is removed %s passes the focus on once the dialog closes',
  async (when) => {
    const { rerender } = await render(covered(true, false))
    await press('Inside')
    await rerender(covered(true, true))
    if (when.startsWith('before')) await rerender(covered(false, true))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    if (when.startsWith('while')) await rerender(covered(false, true))
    await rerender(covered(false, false))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'What comes next' })).toHaveFocus()
  },
)
