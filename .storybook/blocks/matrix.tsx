import { type ReactNode, useEffect } from 'react'
import './matrix.css'
import { drawPseudoStates } from './pseudo-states.ts'

/** The states that a pointer or a key causes, drawn without either. */
export const pseudoStates = ['hover', 'focus-visible', 'active'] as const

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
  useEffect(drawPseudoStates, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard (WCAG 2.1.1)
    <section className="matrix" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column} data-pseudo={pseudoStates.find((state) => state === row || state === column)}>
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
