import { useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { LatePart } from '../../../../platform/page/late-part.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { ImportPane } from '../../late-parts.ts'

type ImportIdeasProps = {
  kept: readonly Idea[]
  /** Whether these are all that I keep; else more are on their way. */
  isWhole: boolean
}

/** The button that opens the import, and the import in its place. */
export function ImportIdeas({ kept, isWhole }: ImportIdeasProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useFocusBack(isOpen)
  if (!isOpen)
    return (
      <Button ref={opener} variant="quiet" onClick={() => setIsOpen(true)}>
        Import
      </Button>
    )
  return (
    <LatePart failure="The import did not load." fallback={<Skeleton lines={4} />}>
      <ImportPane kept={kept} isWhole={isWhole} onClose={() => setIsOpen(false)} />
    </LatePart>
  )
}
