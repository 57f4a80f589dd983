import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { Start } from '../../../contract/types.gen.ts'
import { selectClockOffset } from '../../../session/session-slice.ts'

/**
 * The start that is counted to. The server tells it until its time has come: an answer of that very moment has it no
 * more, and the count goes on to its end all the same.
 */
export function useStart(told: Start | undefined): Start | undefined {
  const offset = useSelector(selectClockOffset)
  const [last, setLast] = useState(told)
  if (told && told.startId !== last?.startId) setLast(told)
  return told ?? (last && Date.parse(last.goesAt) <= Date.now() + offset ? last : undefined)
}
