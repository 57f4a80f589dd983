import { memoryStorage } from '../db/memory-storage.ts'
import { type Storage, tablesOf } from '../db/storage.ts'
import type { Reply } from '../http/test-client.ts'

/** A storage that counts what is asked of it, table by table. */
export function countingStorage() {
  const inner = memoryStorage()
  let asked: string[] = []
  const storage: Storage = {
    ...inner,
    get: (table, key) => {
      asked.push(`one of ${table}`)
      return inner.get(table, key)
    },
    find: (table, range) => {
      asked.push(`some of ${table}`)
      return inner.find(table, range)
    },
    commit: (changes) => {
      asked.push(`a change of ${tablesOf(changes)}`)
      return inner.commit(changes)
    },
  }
  /** What `work` asked, and its answer. */
  const count = async (work: () => Promise<Reply>) => {
    asked = []
    const { status, body, headers } = await work()
    return { status, body, headers: [...headers], asked }
  }
  return { storage, count }
}
