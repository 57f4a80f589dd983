import { useRef, useState } from 'react'

type InOrder<Value> = {
  /** What the server has said last. */
  current: Value
  /** Tells the server. It takes what comes of it into the cache, and rejects never. */
  send: (value: Value) => Promise<unknown>
}

/**
 * For what is tapped quickly, and perhaps back again: the last choice is shown at once, and each is sent when the one
 * before it has arrived, so that the server keeps the last one, too. Where it was refused, what the server has is shown.
 *
 * @returns what is shown, and what changes it
 */
export function useInOrder<Value>({ current, send }: InOrder<Value>) {
  const [wanted, setWanted] = useState<{ value: Value }>()
  const line = useRef({ last: Promise.resolve<unknown>(undefined), waiting: 0 })
  const choose = (value: Value) => {
    const state = line.current
    state.waiting += 1
    setWanted({ value })
    state.last = state.last.then(async () => {
      await send(value)
      state.waiting -= 1
      if (state.waiting === 0) setWanted(undefined)
    })
  }
  return [wanted ? wanted.value : current, choose] as const
}
