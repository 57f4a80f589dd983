import { useEffect, useState } from 'react'

/** After a failed load, the time to the next attempt, in milliseconds. */
const againMs = 5000

/**
 * What comes after a view, which does not wait for it. Where it does not load the view stays as it is, and it is asked
 * for again.
 *
 * @param load always the same function
 */
export function useLate<Parts extends object>(load: () => Promise<Parts>): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const attempt = async () => {
      const loaded = await load().catch(() => undefined)
      if (isOver) return
      if (loaded) setParts(loaded)
      else timer = setTimeout(attempt, againMs)
    }
    void attempt()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [load])
  return parts
}
