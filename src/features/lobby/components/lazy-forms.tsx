import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { loadTemporal } from '../model/zoned-time.ts'
import type { MoveFormProps, OfferFormProps } from './schedule-forms.tsx'

// Only host and admins open a form, and only then is `Temporal` needed.
const load = () => import('./schedule-forms.tsx')

/** The form that proposes dates, loaded when it opens. */
export const OfferForm = lazyWithRetry<Omit<OfferFormProps, 'temporal'>>(async () => {
  const [{ OfferForm }, temporal] = await Promise.all([load(), loadTemporal()])
  return { default: (props) => <OfferForm {...props} temporal={temporal} /> }
})

/** The form for moving the session, loaded when it opens. */
export const MoveForm = lazyWithRetry<Omit<MoveFormProps, 'temporal'>>(async () => {
  const [{ MoveForm }, temporal] = await Promise.all([load(), loadTemporal()])
  return { default: (props) => <MoveForm {...props} temporal={temporal} /> }
})

/** The form that cancels the session, loaded when it opens. */
export const CancelForm = lazyWithRetry(async () => ({ default: (await load()).CancelForm }))
