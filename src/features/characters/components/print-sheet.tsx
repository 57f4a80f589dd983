import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useDocumentAttribute } from '../../../ui/document-attribute/use-document-attribute.ts'
import { inOrder } from '../model/sheet-mutations.ts'
import { ReadBlock } from './read-block.tsx'
import styles from './sheet.module.css'
import type { ToolProps } from './sheet-menu.tsx'

/** The sheet for paper: everything on it, with room to write, and nothing of the app around it. */
export function PrintSheet({ character, onDone }: ToolProps) {
  const print = useRef<HTMLButtonElement>(null)
  useDocumentAttribute('print')
  useEffect(() => print.current?.focus(), [])
  const { name, owner, conditions } = character
  return (
    <>
      <p className={common.actions}>
        <Button ref={print} variant="primary" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Back to the sheet
        </Button>
      </p>
      <article className={styles.paper} aria-label={`${name}, for paper`}>
        <header>
          <h2 dir="auto">{name}</h2>
          <p dir="auto">{[owner?.displayName, ...conditions].filter(Boolean).join(' · ')}</p>
        </header>
        {inOrder(character).map((block) =>
          block.kind === 'heading' ? (
            <h3 key={block.blockId} dir="auto">
              {block.label}
            </h3>
          ) : (
            <div key={block.blockId}>
              <strong dir="auto">{block.label}</strong>
              <ReadBlock block={block} />
            </div>
          ),
        )}
      </article>
    </>
  )
}
