import { useRef } from 'react'
import { fresh } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { blockWithPending, isOfBlock, type ShownBlock, textSetBy } from '../model/sheet-mutations.ts'
import { useAutosave } from '../model/use-autosave.ts'
import type { Owning } from '../model/use-characters.ts'
import { isFromHere, notesBlock, useWaiting } from '../model/use-outbox.ts'
import { linesOf, longest, textProblem } from '../model/words.ts'
import { SaveState, useDecision } from './block-state.tsx'
import styles from './blocks.module.css'

type TextProps = { of: Owning; block: ShownBlock; isNotes?: boolean }

/** A text, a long text or a list: a field that saves by itself. A list has one thing a line. */
export function TextBlock({ of, block, isNotes = false }: TextProps) {
  if (block.kind === 'list') return <Typed of={of} block={block} kind="list" current={block.lines.join('\n')} />
  if (block.kind !== 'text' && block.kind !== 'long') return null
  return <Typed of={of} block={block} kind={isNotes ? 'notes' : block.kind} current={block.text} />
}

const rows = { text: 1, long: 3, list: 2, notes: 3 }

type TypedProps = { of: Owning; block: ShownBlock; kind: keyof typeof rows; current: string }

function Typed({ of, block, kind, current }: TypedProps) {
  const place = { characterId: of.characterId, blockId: block.blockId }
  // What waits for a decision stays in the field.
  const mine = useWaiting(({ entries }) =>
    entries
      .filter((one) => isOfBlock(one, place) && isFromHere(one))
      .map(textSetBy)
      .findLast((text) => text !== undefined),
  )
  const { text, problem, field, type, ...saving } = useAutosave({
    of,
    block,
    current: mine ?? current,
    toBody: (typed) => (kind === 'list' ? { lines: linesOf(typed) } : { text: typed }),
    problemOf: (typed) => textProblem(kind, typed),
  })
  return (
    <div className={styles.typed}>
      <TextArea
        label={kind === 'notes' ? `${block.label} · only you can see these` : block.label}
        dir="auto"
        rows={rows[kind]}
        limit={kind === 'list' ? undefined : longest[kind]}
        placeholder={kind === 'list' ? 'One item per line' : undefined}
        value={text}
        error={problem}
        {...field}
        onChange={({ target }) => type(target.value)}
      />
      <SaveState {...place} problem={problem} {...saving} />
    </div>
  )
}

/** What only I read, the host and admins included. It is saved as a block is. */
export function PrivateNotes({ of, gone }: { of: Owning } & Pick<ShownBlock, 'gone'>) {
  const { gameId, characterId } = of
  const query = charactersApi.useGetPrivateNotesQuery({ params: { gameId, characterId } }, fresh)
  const entries = useWaiting(({ entries }) => entries)
  const part = useRef<HTMLElement>(null)
  const focusField = () => part.current?.querySelector('textarea')?.focus()
  const now = query.currentData && { ...notesBlock(characterId, query.currentData), gone }
  const decision = useDecision({ characterId, blockId: characterId }, 'Private notes', focusField, now, true)
  return (
    <section ref={part} aria-label="Private notes" data-block={`${characterId} ${characterId}`}>
      <Loaded query={query} what="your notes" placeholder={<Skeleton lines={3} />}>
        {(notes) => (
          <div className={styles.block} data-kind="long">
            <TextBlock
              of={of}
              block={{ ...blockWithPending(characterId, notesBlock(characterId, notes), entries), gone }}
              isNotes
            />
            {decision ?? (gone && <p role="alert">{gone}</p>)}
          </div>
        )}
      </Loaded>
    </section>
  )
}
