import { memoryStorage } from './memory-storage.ts'
import { expectStorage } from './storage-rules.ts'

expectStorage(memoryStorage)
