import { useRef, useState } from 'react'
import { useCreateIdeaMutation } from '../../api/ideas-api.ts'
import type { NewIdea } from '../../contract/types.gen.ts'
import { newKsuid } from '../../rules/new-ksuid.ts'

/**
 * Keeps ideas. One that failed is kept, with the next try, as the same one: it has the same `Idempotency-Key`, so that an
 * answer that was lost makes no second idea.
 */
export function useKeep() {
  const [create, { isLoading, error }] = useCreateIdeaMutation()
  const intention = useRef({ asked: '', key: '' })
  /** What was kept last, in words, for whoever does not see the list. */
  const [kept, setKept] = useState('')
  async function keep(body: NewIdea) {
    const asked = JSON.stringify(body)
    if (intention.current.asked !== asked) intention.current = { asked, key: newKsuid() }
    setKept('')
    const made = await create({ headers: { 'Idempotency-Key': intention.current.key }, body })
    if (!made.data) return
    intention.current = { asked: '', key: '' }
    setKept(`Kept: ${made.data.title}`)
  }
  return { keep, isKeeping: isLoading, error: isLoading ? undefined : error, kept }
}
