import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusPassedOn } from './use-focus-back.ts'

function Part({ place, onGone }: { place?: string; onGone: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusPassedOn(part, place)
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
