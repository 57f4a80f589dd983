import { createElement, type ReactElement } from 'react'
import styles from './drawing.module.css'

export type DrawingProps = {
  /** The text of a file of this folder (`?raw`): paths alone, 240 by 180 units. */
  src: string
}

/**
 * One of the line drawings in this folder. It comes with the script of the screen that shows it, takes its colors from
 * the page, and is hidden from screen readers.
 */
export function Drawing({ src }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 180" className={styles.drawing} aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round">
        {pathsOf(src)}
      </g>
    </svg>
  )
}

/**
 * The shapes in the text of one of our SVG files, as elements. Trusted Types forbid setting the text itself, and a
 * separate file for each drawing would need a request for each.
 */
const pathsOf = (svg: string): ReactElement[] =>
  [...svg.matchAll(/<(path|rect) ([^>]+)\/>/g)].map(([, tag = '', attributes = ''], key) => {
    const given = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      camelCase(name),
      value,
    ])
    return createElement(tag, { key, ...Object.fromEntries(given) })
  })

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
