import { type ReactNode, useId } from 'react'

type TableProps = { head: string[]; rows: ReactNode[][]; caption?: string }

/** A table of a docs page. The first cell of a row names it. A wide table scrolls by itself; the page does not. */
export function Table({ head, rows, caption }: TableProps) {
  const id = useId()
  return (
    // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
    <section className="docs-scroll sb-unstyled" tabIndex={0} aria-labelledby={id}>
      <table className="docs-table">
        <caption id={id} className={caption ? undefined : 'sb-sr-only'}>
          {caption ?? head.join(', ')}
        </caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
