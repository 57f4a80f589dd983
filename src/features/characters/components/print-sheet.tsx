import { useEffect, useId, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { WholeCharacter } from '../../../contract/types.gen.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { inOrder } from '../model/sheet-mutations.ts'
import { ReadBlock } from './read-block.tsx'
import styles from './sheet.module.css'
import type { ToolProps } from './sheet-menu.tsx'

/** Shows the sheet as it will be on paper, and prints it. */
export function PrintSheet({ character, onDone }: ToolProps) {
  const print = useRef<HTMLButtonElement>(null)
  useEffect(() => print.current?.focus(), [])
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
      <Paper character={character} />
    </>
  )
}

/** The sheet for paper while the browser prints, by its own menu or keys too: beside the app, which is not printed. */
export function PaperWhilePrinting({ character }: { character: WholeCharacter }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const watching = new AbortController()
    // The browser prints what is in the page right after this event.
    addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), watching)
    addEventListener('afterprint', () => setIsPrinting(false), watching)
    return () => watching.abort()
  }, [])
  return isPrinting && createPortal(<Paper character={character} />, document.body)
}

/** Everything on a sheet, with room to write. */
function Paper({ character }: { character: WholeCharacter }) {
  const { name, owner, conditions } = character
  const heading = useId()
  return (
    <article className={styles.paper} aria-labelledby={heading}>
      <header>
        {/* The sheet's own heading is beside it. */}
        <h2 id={heading} dir="auto" aria-label={`${name}, for paper`}>
          {name}
        </h2>
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
  )
}
