import LeftTexts, { type LeftText } from '../../../forms/left-texts.tsx'
import { formatDuration } from '../../../lib/times.ts'
import type { CancelDraft, MoveDraft, OfferDraft, TypedDate } from '../model/drafts.ts'

type Drafts = {
  offering: OfferDraft | undefined
  moving: MoveDraft | undefined
  cancelling: CancelDraft | undefined
}

const inDigits = ({ clock }: TypedDate) => clock.replace('T', ' ')

/**
 * What was typed into the forms of the schedule that cannot be saved: the person may not any more, or the session is
 * over.
 */
export default function LeftDates({ wasOpened, ...drafts }: Drafts & { wasOpened: boolean }) {
  const texts = leftDatesOf(drafts)
  return texts.length > 0 && <LeftTexts level={3} texts={texts} wasOpened={wasOpened} />
}

/** Field by field; what a form began with is not part of it. */
export function leftDatesOf({ offering, moving, cancelling }: Drafts): LeftText[] {
  const dates = offering?.isTyped
    ? offering.dates.map((date, at) => ({ label: `Date ${at + 1}`, text: inDigits(date) }))
    : []
  const moved = moving?.isTyped
    ? [
        { label: 'New date', text: inDigits(moving.date) },
        { label: 'How long', text: formatDuration(moving.durationMinutes) },
      ]
    : []
  const reason = moving?.reason || cancelling?.reason
  return [...moved, ...(reason ? [{ label: 'Reason (optional)', text: reason }] : []), ...dates].filter(
    ({ text }) => text !== '',
  )
}
