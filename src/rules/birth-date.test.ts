import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { birthDate } from './person.ts'

const accepts = (date: string) => birthDate.safeParse(date).success

describe('birthDate', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('takes a day once it has begun, at local midnight', () => {
    vi.setSystemTime(new Date('2026-11-20T23:59:59.999'))
    expect(accepts('2026-11-20')).toBe(true)
    expect(accepts('2026-11-21')).toBe(false)
    vi.setSystemTime(new Date('2026-11-21T00:00:00.000'))
    expect(accepts('2026-11-21')).toBe(false)
    vi.setSystemTime(new Date('2026-11-21T00:00:00.001'))
    expect(accepts('2026-11-21')).toBe(true)
  })

  it('knows today at each question, not only when it was loaded', () => {
    vi.setSystemTime(new Date('2026-02-28T12:00:00'))
    expect(accepts('2026-03-01')).toBe(false)
    vi.setSystemTime(new Date('2026-03-01T12:00:00'))
    expect(accepts('2026-03-01')).toBe(true)
  })
})
