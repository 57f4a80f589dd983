import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Person } from '../contract/types.gen.ts'
import { browserZone, whenInWords } from '../lib/times.ts'
import { useUserId } from '../session/hooks.ts'
import { Button } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { RadioGroup } from '../ui/radio-group/radio-group.tsx'
import type { Choice, Difference } from './compare-versions.ts'
import styles from './forms.module.css'

type ConflictProps<Field extends string> = {
  /** What was changed: “this game”. */
  what: string
  /** The version that somebody has saved. */
  newest: { changedBy?: Person; updatedAt?: string }
  /** What differs, at least one. */
  found: readonly Difference<Field>[]
  /** The choice that is shown at first. */
  first: Choice<Field>
  /** The label of each field. */
  labels: Record<Field, string>
  /** How a value is shown, if not as it is. */
  show?: (field: Field, value: unknown) => ReactNode
  /** Receives the chosen values, which go back into the form and are saved on top of the other version. */
  onTake: (choice: Choice<Field>) => void
  /** Returns to the form, with my values unchanged. */
  onCancel: () => void
  /** It came with the page and leaves the focus alone. */
  isQuiet?: boolean
  /** The level of the heading, one below that of the form's own place on the page. */
  level?: 2 | 3
}

/**
 * Two versions side by side: mine, and the one saved meanwhile, with who saved it and when. The person chooses one of
 * them for each field.
 */
export function Conflict<Field extends string>({
  what,
  newest: { changedBy, updatedAt },
  found,
  first,
  labels,
  show = (_, value) => String(value ?? ''),
  onTake,
  onCancel,
  isQuiet,
  level = 3,
}: ConflictProps<Field>) {
  const me = useUserId()
  const [choice, choose] = useState(first)
  const Heading = `h${level}` as const
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isQuiet) title.current?.focus()
  }, [isQuiet])
  // A version without `changedBy` is one's own.
  const isMine = changedBy === undefined || changedBy.userId === me
  const shown = ({ field, ...values }: Difference<Field>, whose: 'mine' | 'theirs') => {
    if (values[whose] === '' || values[whose] === undefined) return <i>Nothing</i>
    return (
      <span dir="auto" className={styles.text}>
        {show(field, values[whose])}
      </span>
    )
  }
  return (
    <div className={`${common.padded} ${styles.conflict}`}>
      <Heading ref={title} tabIndex={-1}>
        {isMine ? `You changed ${what} in another tab or on another device` : `Someone else changed ${what}`}
      </Heading>
      <p role="alert">
        {isMine ? 'You' : <bdi>{changedBy.displayName}</bdi>} saved {isMine ? 'other changes' : 'this'}
        {updatedAt && ` ${whenInWords(new Date(updatedAt), new Date(), browserZone())}`}.{' '}
        {isMine ? "Your changes here aren't saved yet." : 'Your version is safe.'} Choose what to keep, then “Use
        these”. Nothing is saved until you save the form.
      </p>
      {found.map((difference) => (
        <RadioGroup
          key={difference.field}
          label={labels[difference.field]}
          value={choice[difference.field]}
          onChange={(whose) => choose({ ...choice, [difference.field]: whose })}
          options={[
            { value: 'mine', label: 'Yours', about: shown(difference, 'mine') },
            { value: 'theirs', label: 'Saved elsewhere', about: shown(difference, 'theirs') },
          ]}
        />
      ))}
      <p className={common.actions}>
        <Button variant="primary" onClick={() => onTake(choice)}>
          Use these
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Back to form
        </Button>
      </p>
    </div>
  )
}
