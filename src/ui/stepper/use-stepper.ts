import { type KeyboardEvent, useState } from 'react'

type Limits = { value: number; min: number; max: number; onChange: (value: number) => void }

/** The number of steps of Page Up and Page Down. */
const leap = 5

/**
 * The state of a number field. A typed number within the limits counts at once. Anything else is corrected to the
 * nearest allowed number, or to the last one, when the field is left.
 *
 * @returns the text of the field, a message about the last correction, and the handlers of the field and its buttons
 */
export function useStepper({ value, min, max, onChange }: Limits) {
  const [typed, setTyped] = useState<string>()
  const [correction, setCorrection] = useState('')

  const set = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted))
    setTyped(undefined)
    setCorrection(next === wanted ? '' : next === max ? `At most ${max}.` : `At least ${min}.`)
    if (next !== value) onChange(next)
  }
  const type = (text: string) => {
    setTyped(text)
    setCorrection('')
    const number = toNumber(text)
    if (number !== undefined && number >= min && number <= max && number !== value) onChange(number)
  }
  const settle = () => {
    if (typed !== undefined) set(toNumber(typed) ?? value)
  }
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: leap,
    PageDown: -leap,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (event.key === 'Enter') settle()
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    stepBy(by)
  }
  /** Starts at the typed number, if there is one. */
  const stepBy = (by: number) => set((toNumber(typed ?? '') ?? value) + by)

  return { text: typed ?? String(value), correction, type, settle, stepBy, onKeyDown }
}

/** The integer of a typed text, which may have spaces around it and a sign. */
function toNumber(text: string): number | undefined {
  return /^\s*[+-]?\d{1,15}\s*$/.test(text) ? Number(text) : undefined
}
