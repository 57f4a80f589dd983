import { useEffect, useState } from 'react'

/** Milliseconds without a change after which somebody is taken to have paused. */
const pauseMs = 1000

/** The text as it was when it last stayed the same for a second. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
