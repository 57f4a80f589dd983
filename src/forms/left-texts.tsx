import { useEffect, useId, useRef } from 'react'
import { CopyField } from '../ui/copy-field/copy-field.tsx'
import { TextArea } from '../ui/text-area/text-area.tsx'
import styles from './left-texts.module.css'

/** What stood in a field. */
export type LeftText = {
  /** What the field is called. */
  label: string
  text: string
  /** It may have several lines. */
  isLong?: boolean
}

type LeftTextsProps = {
  texts: readonly LeftText[]
  /** The level of the heading. */
  level: 2 | 3 | 4
  /** The form was opened on this page. Where it had the focus, its texts take it. */
  wasOpened?: boolean
  /** What is to be known of them. */
  about?: string
}

const cannotBeSaved =
  "This wasn't saved, and can't be saved now. Copy what you need: it stays here until you close this tab."

/** What was typed into a form that cannot be saved any more, to be copied. */
export default function LeftTexts({ texts, level, wasOpened = false, about = cannotBeSaved }: LeftTextsProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasOpened && document.activeElement === document.body) heading.current?.focus()
  }, [wasOpened])
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.texts}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        What you had typed
      </Heading>
      <p>{about}</p>
      {texts.map(({ label, text, isLong }) =>
        isLong ? (
          <TextArea key={label} label={label} value={text} readOnly dir="auto" />
        ) : (
          <CopyField key={label} label={label} value={text} copyLabel="Copy" />
        ),
      )}
    </section>
  )
}
