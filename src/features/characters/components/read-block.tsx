import type { CharacterBlock } from '../../../contract/types.gen.ts'
import { LinkedText } from '../../../game/others-text.tsx'
import { inFigures } from '../../../lib/english.ts'
import common from '../../../ui/common.module.css'
import styles from './blocks.module.css'

/** What a block says, for those who may not change it, and on paper. Its label is above it. */
export function ReadBlock({ block }: { block: CharacterBlock }) {
  switch (block.kind) {
    case 'number':
      return <p className={styles.value}>{inFigures(block.value)}</p>
    case 'track':
      return (
        <>
          <p>
            <span className={styles.value}>{inFigures(block.value)}</span>
            <span className={common.small}> of {inFigures(block.max)}</span>
          </p>
          <Track value={block.value} max={block.max} shape={block.shape} />
        </>
      )
    case 'toggle':
      return <p className={styles.value}>{block.isOn ? 'On' : 'Off'}</p>
    case 'roll':
      return <p dir="ltr">{block.notation.replace(/[{}]/g, '')}</p>
    case 'list':
      return (
        <ul className={common.bullets}>
          {block.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            <li key={at} dir="auto">
              <LinkedText>{line}</LinkedText>
            </li>
          ))}
        </ul>
      )
    case 'text':
    case 'long':
      return (
        <p dir="auto" className={styles.text}>
          <LinkedText>{block.text}</LinkedText>
        </p>
      )
    case 'heading':
      return null
  }
}

/** More boxes than this are hard to count: they are a bar. */
const mostBoxes = 30

/** A track as it is drawn. Its number is beside it. */
export function Track({ value, max, shape }: { value: number; max: number; shape: 'boxes' | 'bar' }) {
  if (shape === 'bar' || max > mostBoxes)
    return (
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * value) / max}%` }} />
      </div>
    )
  return (
    <div className={styles.boxes} aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box has nothing but its place
        <span key={at} data-full={at < value ? '' : undefined} />
      ))}
    </div>
  )
}
