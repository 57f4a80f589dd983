import {
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type Ref,
  type RefCallback,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { inFigures } from '../../lib/english.ts'
import { removeUnseen, visibleText } from '../../lib/visible-text.ts'
import { LiveRegion, useSettled } from '../announcer/live-region.tsx'
import { type FrameProps, useFieldFrame } from '../field/field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { charactersLeft, countCharacters } from './characters-left.ts'
import styles from './text-area.module.css'

export type TextAreaProps = FrameProps &
  Omit<ComponentProps<'textarea'>, 'maxLength'> & {
    /** The number of lines before it grows. */
    rows?: number
    /** The most characters. Near the limit the number of remaining characters is shown. Nothing is cut off. */
    limit?: number
  }

/** A field of several lines, with label, hint and error. It grows with its text. */
export function TextArea({ label, error, hint, valid, rows = 5, limit, ref, onChange, ...area }: TextAreaProps) {
  const limitId = useId()
  const isCounted = limit !== undefined
  const describedBy = [area['aria-describedby'], isCounted && limitId].filter(Boolean).join(' ')
  const { attributes, frame } = useFieldFrame(
    { label, error, hint, valid },
    { id: area.id, 'aria-describedby': describedBy },
  )
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  const text = String(area.value ?? typed)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    removeUnseen(event.target, visibleText)
    setTyped(event.target.value)
    onChange?.(event)
  }
  return frame(
    <textarea
      {...area}
      {...attributes}
      ref={useGrowth(text, ref)}
      className={`${attributes.className} ${styles.area}`}
      style={{ '--rows': rows, ...area.style } as CSSProperties}
      rows={rows}
      onChange={change}
    />,
    isCounted && <Count id={limitId} length={countCharacters(text)} limit={limit} />,
  )
}

function Count({ id, length, limit }: { id: string; length: number; limit: number }) {
  const left = charactersLeft(length, limit)
  // Announced after a pause; sooner, it would interrupt the reading of the typed keys.
  const announced = useSettled(left ?? '')
  return (
    <>
      <VisuallyHidden id={id}>At most {inFigures(limit)} characters.</VisuallyHidden>
      {left && (
        <span className={`${styles.count} ${length > limit ? styles.over : ''}`} dir="ltr" aria-hidden="true">
          {left}
        </span>
      )}
      <LiveRegion message={announced} />
    </>
  )
}

/**
 * Makes a text area as high as its text in browsers without `field-sizing`.
 * @param text the text of the area
 * @param ref a ref of the caller, which gets the element too
 * @returns the ref for the element
 */
function useGrowth(text: string, ref?: Ref<HTMLTextAreaElement>): RefCallback<HTMLTextAreaElement> {
  const own = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    if (own.current && !CSS.supports('field-sizing', 'content')) matchText(own.current)
  }, [text])
  return useCallback(
    (element) => {
      own.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
}

function matchText(area: HTMLTextAreaElement) {
  // Set to 0 first, because `scrollHeight` is never less than the height. The stylesheet sets the limits.
  area.style.blockSize = '0'
  const { offsetHeight, clientHeight, scrollHeight } = area
  area.style.blockSize = `${scrollHeight + offsetHeight - clientHeight}px`
}
