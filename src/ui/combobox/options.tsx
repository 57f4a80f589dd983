import { type ElementType, type MouseEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { partsOfMatch } from '../../lib/match-words.ts'
import common from '../common.module.css'
import { CheckIcon } from '../icon/icons.tsx'
import { usePopupPlace } from '../popup/use-popup-place.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './combobox.module.css'

/** One of the answers to choose from. */
export type ComboboxOption = {
  /** Unique among all options. */
  value: string
  /** The text. The search looks through it. */
  label: string
  /** What distinguishes it from others with the same label. */
  detail?: string
  icon?: ReactNode
  /** The address of an option that is a link. Choosing it follows the link. */
  to?: string
}

/** Options of one kind. */
export type OptionGroup = { heading: string; options: readonly ComboboxOption[] }

type OptionsProps = {
  /** The id of the listbox. */
  id: string
  /** The name of the listbox. */
  label: string
  /** The element that the list is placed next to. */
  field: () => HTMLElement | null
  /** The options in order, or in groups under headings. */
  options?: readonly ComboboxOption[]
  groups?: readonly OptionGroup[]
  /** What was typed: it is marked in the options. */
  query?: string
  /** The text that is shown if there are no options. */
  nothing: string
  /** The value of the marked option. */
  marked: string | undefined
  /** The value of the chosen option. */
  chosen?: string
  /** The component that renders options with an address. */
  link?: ElementType<{ to: string }>
  /** Called when an option is pressed, before its link is followed. */
  onChoose: (option: ComboboxOption) => void
  /** Called when the pointer moves over an option. */
  onIntent?: (option: ComboboxOption) => void
  className?: string
}

/** The id of an option of the listbox `id`. A value may be any text, but an id must not contain spaces. */
export const optionId = (id: string, value: string): string => `${id}-${encodeURIComponent(value)}`

/**
 * Keeps the focus in the field when something beside it is pressed. Without this Safari blurs the field and focuses
 * nothing.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** The open list of a combobox. It scrolls to the marked option. */
export function Options(props: OptionsProps) {
  const {
    id,
    label,
    field,
    options = [],
    groups = [],
    query,
    nothing,
    marked,
    chosen,
    link,
    onChoose,
    onIntent,
  } = props
  const popup = useRef<HTMLDivElement>(null)
  // It opens above everything, before it is placed.
  useLayoutEffect(() => popup.current?.showPopover(), [])
  usePopupPlace(popup, field, true)
  const all = [...options, ...groups.flatMap((group) => group.options)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is to be seen
  useLayoutEffect(() => {
    popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, options])
  const optionOf = ({ target }: MouseEvent) => {
    const element = target instanceof Element && target.closest('[role=option]')
    return element ? all.find(({ value }) => optionId(id, value) === element.id) : undefined
  }
  const withOption = (act?: (option: ComboboxOption) => void) => (event: MouseEvent) => {
    const option = optionOf(event)
    if (option) act?.(option)
  }
  const rowOf = (option: ComboboxOption) => (
    <Option
      key={option.value}
      id={optionId(id, option.value)}
      isMarked={option.value === marked}
      isChosen={option.value === chosen}
      option={option}
      query={query}
      link={link}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no press, it keeps one from taking the focus
    <div
      ref={popup}
      popover="manual"
      className={`${common.over} ${styles.popup} ${props.className ?? ''}`}
      onMouseDown={keepFocus}
    >
      {all.length === 0 && (
        <p className={`${common.muted} ${styles.nothing}`} dir="auto">
          {nothing}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: the field takes the keys */}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        hidden={all.length === 0}
        className={styles.list}
        tabIndex={-1}
        onClickCapture={withOption(onChoose)}
        onMouseOver={withOption(onIntent)}
      >
        {options.map(rowOf)}
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group.heading} role="group" aria-labelledby={`${id}-of-${group.heading}`}>
            <div id={`${id}-of-${group.heading}`} role="presentation" className={`${common.small} ${styles.heading}`}>
              {group.heading}
            </div>
            {group.options.map(rowOf)}
          </div>
        ))}
      </div>
    </div>
  )
}

type OptionProps = Pick<OptionsProps, 'link' | 'query'> & {
  id: string
  option: ComboboxOption
  isMarked: boolean
  isChosen: boolean
}

/** Memoized: an arrow key renders two options instead of hundreds. */
const Option = memo(function Option({ id, option, isMarked, isChosen, query, link: Link }: OptionProps) {
  const { label, detail, icon, to } = option
  const attributes = { id, role: 'option', 'aria-selected': isMarked, className: styles.option }
  const content = (
    <>
      {icon}
      <span dir="auto">
        {withMarks(label, query)}
        {detail && (
          <>
            {' '}
            <small>{withMarks(detail, query)}</small>
          </>
        )}
      </span>
      {isChosen && (
        <>
          <CheckIcon />
          <VisuallyHidden> (chosen)</VisuallyHidden>
        </>
      )}
    </>
  )
  if (!Link || to === undefined) return <div {...attributes}>{content}</div>
  return (
    <Link {...attributes} to={to} tabIndex={-1}>
      {content}
    </Link>
  )
})

const withMarks = (text: string, query: string | undefined): ReactNode =>
  query
    ? partsOfMatch(query, text).map(({ text, isMatch }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
        isMatch ? <mark key={at}>{text}</mark> : text,
      )
    : text
