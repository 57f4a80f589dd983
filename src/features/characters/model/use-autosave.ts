import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { BlockChange } from '../../../contract/types.gen.ts'
import { isSame } from '../../../forms/compare-versions.ts'
import { stored, useLeaving, useStored } from '../../../forms/stored.ts'
import { useUserId } from '../../../session/hooks.ts'
import type { ShownBlock } from './sheet-mutations.ts'
import { type Owning, textDrafts } from './use-characters.ts'
import { useChange } from './use-outbox.ts'

/** The pause in typing after which a text is saved, in milliseconds. */
export const saveAfterMs = 600

/** The text of a block that is typed and not in the outbox yet, and the text and version that it was typed on. */
const drafts = stored(textDrafts, z.object({ text: z.string(), base: z.string(), rev: z.number() }))

type Autosave = {
  of: Owning
  block: ShownBlock
  /** The block as a text, as it is now. */
  current: string
  /** A text as it is sent. */
  toBody: (text: string) => BlockChange
  /** Why a text cannot be saved. */
  problemOf: (text: string) => string | undefined
}

/**
 * A field of a sheet. Its text goes to the outbox when it rests, or the field is left; until then it survives a reload.
 * A text that cannot be saved goes there when the field is left: it is as safe there as others, until it is mended.
 * A change from elsewhere never replaces the field that has the focus.
 */
export function useAutosave({ of, block, current, toBody, problemOf }: Autosave) {
  const userId = useUserId()
  const change = useChange(of, block.label)
  const [typed, keep] = useStored(drafts, [userId, of.characterId, block.blockId])
  /** What the field shows while it has the focus and nothing is typed. */
  const [held, hold] = useState<{ text: string; rev: number }>()
  const text = typed?.text ?? held?.text ?? current
  const isFocused = useRef(false)

  async function flush(isLeft = false) {
    const draft = keep((now) => now)
    const problem = draft && problemOf(draft.text)
    if (!draft || (problem && !isLeft)) return
    const { text, base, rev } = draft
    // Where nobody else has changed it, what the server has is what it was typed on.
    const on = current === base ? block.rev : rev
    const { blockId } = block
    const set = {
      operation: 'set' as const,
      blockId,
      rev: on,
      base: toBody(base),
      body: toBody(text),
      refused: block.gone ?? problem,
    }
    if (text !== base) await change(set)
    if (isFocused.current) hold({ text, rev: on })
    // More may have been typed meanwhile.
    keep((now) => (now && now.text !== text ? { ...now, base: text } : undefined))
  }
  const rest = useEffectEvent(() => flush())
  const asked = typed?.text
  useEffect(() => {
    if (asked === undefined) return
    const timer = setTimeout(rest, saveAfterMs)
    return () => clearTimeout(timer)
  }, [asked])
  useLeaving(() => void flush(true))
  return {
    text,
    problem: problemOf(text),
    isIn: held !== undefined,
    isTyped: typed !== undefined && typed.text !== typed.base,
    isOutdated: held !== undefined && !typed && !isSame(toBody(held.text), toBody(current)),
    field: {
      onFocus: () => {
        isFocused.current = true
        hold({ text: current, rev: block.rev })
      },
      onBlur: () => {
        isFocused.current = false
        void flush(true)
        hold(undefined)
      },
    },
    type: (next: string) => {
      const { base, rev } = typed ?? { base: held?.text ?? current, rev: held?.rev ?? block.rev }
      keep({ text: next, base, rev })
    },
  }
}
