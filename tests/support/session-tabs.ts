import { vi } from 'vitest'
import type { SessionEnvironment } from '../../src/session/session-record.ts'

/** An in-memory storage that can be made to fail, as a full or a blocked one does. */
export function memoryStorage() {
  const items = new Map<string, string>()
  const state = { blocked: false, full: false, absent: false }
  const storage = {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (state.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(key, value)
    },
  }
  return { storage, state, items }
}

/** One browser with any number of tabs. They share storage and receive each other's messages. */
export function fakeBrowser() {
  const memory = memoryStorage()
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>()
  const posted = vi.fn()
  const openTab = (isRevisit = false) => {
    const leave = vi.fn<(address: string) => void>()
    const environment: SessionEnvironment = {
      storage() {
        if (memory.state.blocked) throw new DOMException('Access is denied.', 'SecurityError')
        // As in an Android WebView without storage. TypeScript's DOM types do not have this case.
        if (memory.state.absent) return JSON.parse('null')
        return memory.storage
      },
      openChannel() {
        const channel = {
          onmessage: null as ((event: MessageEvent) => void) | null,
          postMessage(data: unknown) {
            posted(data)
            for (const other of channels)
              if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }))
          },
          close: () => void channels.delete(channel),
        }
        channels.add(channel)
        return channel
      },
      leave,
      isRevisit: () => isRevisit,
    }
    return { environment, leave }
  }
  return { ...memory, openTab, posted }
}
