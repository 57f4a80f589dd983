import { onTestFinished } from 'vitest'

/**
 * Lets the browser submit nothing, whatever the form does. @returns for each attempt whether the form has prevented it
 */
export function watchSubmit(): boolean[] {
  const prevented: boolean[] = []
  const watch = (event: Event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('submit', watch)
  onTestFinished(() => removeEventListener('submit', watch))
  return prevented
}
