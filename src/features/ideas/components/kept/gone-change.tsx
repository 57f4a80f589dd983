import { labels, valuesOf } from '../../model/idea-values.ts'
import type { Change } from '../../model/outbox/compare.ts'
import type { Outbox } from '../../model/outbox/use-outbox.ts'
import { DeletedText, textFields } from './deleted-text.tsx'

type GoneChangeProps = {
  entry: Change
  queue: Outbox
  /** The person has decided, and the buttons are gone. */
  onDecided: () => void
}

/** A change of an idea that was deleted elsewhere, or is not taken back, and the other version of it, if there was one. */
export function GoneChange({ entry, queue, onDecided }: GoneChangeProps) {
  const { theirs, idea, seq, gone, refused } = entry
  const { gameId: _, ...mine } = entry.body
  const values = valuesOf({ ...(theirs ?? idea), ...mine })
  const others = theirs ? valuesOf(theirs) : values
  const also = textFields
    .filter((field) => others[field] !== values[field])
    .map((field) => ({ label: `${labels[field]}, saved meanwhile`, text: others[field], isLong: field === 'body' }))
  return (
    <DeletedText
      idea={idea}
      what={gone && refused && `“${idea.title}” was not brought back: ${refused}`}
      values={values}
      also={also}
      stays="It stays on this device until you decide."
      queue={queue}
      onDecided={() => void queue.drop(seq).then(onDecided)}
    />
  )
}
