import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { charactersApi } from '../../../api/characters-api.ts'
import type { CharacterBlock, Refill } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../forms/calls.tsx'
import { useIsOffline } from '../../../live/hooks.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { isUnsent } from '../model/sheet-mutations.ts'
import type { Owning } from '../model/use-characters.ts'
import { undoOffered, useWaiting } from '../model/use-outbox.ts'
import { previewRefill } from '../model/words.ts'
import styles from './characters.module.css'
import { focusHere } from './sheet-menu.tsx'

type RefillsProps = {
  of: Owning
  refills: readonly Refill[]
  blocks: readonly CharacterBlock[]
  /** The label of a refill that somebody has offered: it is open. */
  offered?: string | undefined
}

/** The refills of a sheet. One tap lists what will change, a second one changes it. */
export function Refills({ of, refills, blocks, offered }: RefillsProps) {
  const found = offered === undefined ? undefined : refills.find(({ label }) => foldName(label) === foldName(offered))
  const [open, setOpen] = useState(found?.refillId)
  const opener = useFocusBack(open !== undefined, undefined, true)
  const last = useRef(open)
  if (open !== undefined) last.current = open
  if (refills.length === 0) return null
  const refill = refills.find(({ refillId }) => refillId === open)
  return (
    <section aria-label="Refills" className={`${common.row} ${styles.line}`}>
      {refill ? (
        <Preview key={refill.refillId} of={of} refill={refill} blocks={blocks} onDone={() => setOpen(undefined)} />
      ) : (
        <>
          <span className={common.small}>Refill:</span>
          {refills.map(({ refillId, label }) => (
            <Button
              key={refillId}
              ref={refillId === (last.current ?? refills[0]?.refillId) ? opener : undefined}
              onClick={() => setOpen(refillId)}
            >
              <span dir="auto">{label}</span>
            </Button>
          ))}
        </>
      )}
    </section>
  )
}

type PreviewProps = { of: Owning; refill: Refill; blocks: readonly CharacterBlock[]; onDone: () => void }

const inChanges = (count: number) => `${count} change${count === 1 ? '' : 's'}`

function Preview({ of: { gameId, characterId }, refill, blocks, onDone }: PreviewProps) {
  const dispatch = useDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  const [run, { error, isLoading }] = charactersApi.useUseRefillMutation()
  const [key] = useState(newKsuid)
  // An earlier change that the server gets later would change what the refill has set.
  const waitsForChanges = useWaiting(({ entries }) =>
    entries.some((one) => one.characterId === characterId && isUnsent(one)),
  )
  const [isPressed, setPressed] = useState(false)
  const isOffline = useIsOffline()
  const reason = useId()
  const { refillId, label } = refill
  const changes = previewRefill(refill, blocks)
  useEffect(() => focusHere(heading.current), [])
  const make = useEffectEvent(async () => {
    setPressed(false)
    const params = { gameId, characterId, refillId }
    const { data } = await run({ params, headers: { 'Idempotency-Key': key } })
    if (!data) return
    const words = `${label}: ${inChanges(data.blocks.length)}`
    const offer = { gameId, words, place: characterId, isBrief: true }
    if (data.changeId) dispatch(undoOffered({ ...offer, changeId: data.changeId }))
    onDone()
  })
  useEffect(() => {
    if (isPressed && !waitsForChanges) void make()
  }, [isPressed, waitsForChanges])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what its controls do
    <div
      className={`${common.card} ${common.padded} ${common.lit}`}
      style={{ flex: 1 }}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <h3 ref={heading} tabIndex={-1} dir="auto">
        {label}
      </h3>
      {changes.length === 0 ? (
        <p>Everything is already set this way.</p>
      ) : (
        <ul className={styles.list}>
          {changes.map(({ blockId, label, from, to }) => (
            <li key={blockId} className={`${common.row} ${styles.pair} ${styles.change}`}>
              <span dir="auto">{label}</span>
              <span>
                {from} <span aria-hidden="true">→</span>
                <VisuallyHidden>to</VisuallyHidden> <strong>{to}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't refill. Try again." />
      {isOffline && changes.length > 0 && <p id={reason}>You're offline. You can refill once you're back.</p>}
      <p className={common.actions}>
        {changes.length > 0 && (
          <Button
            variant="primary"
            busy={isLoading || isPressed}
            aria-disabled={isOffline}
            aria-describedby={isOffline ? reason : undefined}
            onClick={() => isOffline || setPressed(true)}
          >
            Apply {inChanges(changes.length)}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {changes.length > 0 ? 'Cancel' : 'Done'}
        </Button>
      </p>
    </div>
  )
}
