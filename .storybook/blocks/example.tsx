import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { useMode } from './mode.ts'

type ExampleProps = {
  /** The text of the example's file: `import source from './button.example.tsx?raw'`. */
  source: string
  /** Whether the source is shown from the start. */
  open?: boolean
  children: ReactNode
}

/** A source without a live example. */
export function Code({ source }: { source: string }) {
  const isDark = useMode() === 'dark'
  return (
    <div className="example sb-unstyled">
      <Source code={source.trim()} language="tsx" dark={isDark} />
    </div>
  )
}

/** A live example, and below it the source file that it is made from. What is shown has thus been compiled. */
export function Example({ source, open, children }: ExampleProps) {
  const isDark = useMode() === 'dark'
  return (
    <div className="example sb-unstyled">
      <div className="example-stage">{children}</div>
      <details open={open}>
        <summary>Source</summary>
        <Source code={source.trim()} language="tsx" dark={isDark} />
      </details>
    </div>
  )
}
