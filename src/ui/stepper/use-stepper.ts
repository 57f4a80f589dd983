import { type KeyboardEvent, useState } from 'react'

type Limits = { value: number; min: number; max: number; step: number; onChange: (value: number) => void }

/** How many steps Page Up and Page Down take. */
const leap = 5

/**
 * A whole number that is stepped or typed. What is typed is taken at once while it is a number within the limits, and
 * brought to the nearest that is when the field is left.
 *
 * @returns the text of the field, what has just been corrected, and what its keys and buttons do
 */
export function useStepper({ value, min, max, step, onChange }: Limits) {
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
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: leap * step,
    PageDown: -leap * step,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (event.key === 'Enter') settle()
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    stepBy(by)
  }
  /** A number that is typed and not yet taken is where the step begins. */
  const stepBy = (by: number) => set((toNumber(typed ?? '') ?? value) + by)

  return { text: typed ?? String(value), correction, type, settle, stepBy, onKeyDown }
}

/** A whole number as people type it: with spaces around it, with a plus. */
function toNumber(text: string): number | undefined {
  return /^\s*[+-]?\d{1,15}\s*$/.test(text) ? Number(text) : undefined
}
