import { type ReactNode, useLayoutEffect } from 'react'
import { addons } from 'storybook/preview-api'
// It listens for what is rendered, and rewrites the style sheets then.
import 'storybook-addon-pseudo-states/preview'
import { isTest } from '../harness/toolbar.ts'
import './matrix.css'

/** The states that a pointer or a key causes, drawn without either. */
export const pseudoStates = ['hover', 'focus-visible', 'active'] as const

/** The name of a state, as people call it. */
const nameOf = (state: string) => state.replace('-visible', '')

/** The class by which the add-on for pseudo states draws what is inside it. */
const pseudoClass = (name: string) => (pseudoStates.some((state) => state === name) ? `pseudo-${name}-all` : undefined)

type MatrixProps<Row extends string, Column extends string> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column[]
  /** One cell: a component in one of its states. */
  children: (row: Row, column: Column) => ReactNode
}

/**
 * Every variant in every state, side by side. A row or column named like a pseudo-class (`hover`) shows its cells in
 * that state.
 */
export function Matrix<Row extends string, Column extends string>(props: MatrixProps<Row, Column>) {
  const { label, rows, columns, children } = props
  // The add-on rewrites the style sheets at this event, which Vitest does not send. It is sent before the play begins.
  useLayoutEffect(() => void (isTest && addons.getChannel().emit('storyRendered')), [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard (WCAG 2.1.1)
    <section className="matrix" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map((column) => (
                <td key={column} className={pseudoClass(row) ?? pseudoClass(column)}>
                  {children(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
