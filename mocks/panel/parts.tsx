import { type ReactNode, useState } from 'react'
import common from '../../src/ui/common.module.css'
import { Select, type SelectProps } from '../../src/ui/select/select.tsx'
import { TextArea, type TextAreaProps } from '../../src/ui/text-area/text-area.tsx'
import css from './panel.module.css'

export const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** A line of a list that opens. What is in it is made only then. */
export function Opening(props: { line: ReactNode; open?: boolean; children: () => ReactNode }) {
  const { line, open = false, children } = props
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      className={`${common.fold} ${css.opening}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={css.line}>{line}</span>
      </summary>
      {isOpen && <div className={common.close}>{children()}</div>}
    </details>
  )
}

type ChoiceProps = Omit<SelectProps, 'onChange' | 'children'> & {
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A choice of one of some options. */
export const Choice = ({ options, onChoose, ...select }: ChoiceProps) => (
  <Select {...select} onChange={({ target }) => onChoose(target.value)}>
    {options.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </Select>
)

/** Why a text is no JSON; nothing if it is, or if it is empty. */
export function jsonProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `This isn't JSON yet. ${error instanceof Error ? error.message : ''}`
  }
}

/** JSON to edit, or only to read. @param found where it leaves the contract, a sentence each */
export const JsonField = ({ found = [], ...field }: TextAreaProps & { found?: readonly string[] }) => (
  <div className={`${common.close} ${css.json}`}>
    <TextArea rows={8} spellCheck={false} autoCapitalize="none" {...field} />
    <Marks label="Where it leaves the contract" sentences={found} />
  </div>
)

/** What is wrong, a sentence each. */
export function Marks({ label, sentences }: { label: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul aria-label={label}>
      {sentences.map((sentence) => (
        <li key={sentence} className={common.fault}>
          {sentence}
        </li>
      ))}
    </ul>
  )
}

const focusable = ':is(a, button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])'

/**
 * Where what has the focus is taken away or disabled, the focus goes to the first thing around it, not to the page.
 * @param root the element inside of which it does so
 */
export function keepFocus(root: HTMLElement) {
  let path: EventTarget[] = []
  const remember = (event: FocusEvent) => {
    path = event.composedPath()
  }
  const observer = new MutationObserver(() => {
    const [last, ...around] = path.filter((one) => one instanceof HTMLElement)
    const { activeElement } = document
    const isLost = activeElement === document.body || (activeElement === last && last?.matches(':disabled'))
    if (!isLost || (last?.isConnected && !last.matches(':disabled'))) return
    const place = around.find((one) => root.contains(one) && one.querySelector(focusable))
    place?.querySelector<HTMLElement>(focusable)?.focus()
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
  root.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', remember)
  }
}
