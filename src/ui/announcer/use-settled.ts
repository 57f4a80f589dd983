import { useEffect, useState } from 'react'

/** Milliseconds without a change that count as a pause. */
const pauseMs = 1000

/** The latest text that stayed the same for a second. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
