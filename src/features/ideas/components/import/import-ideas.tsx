import { useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import ImportPane from './import-pane.tsx'

type ImportIdeasProps = {
  kept: readonly Idea[]
  /** Whether these are all that I keep; else more are on their way. */
  isWhole: boolean
}

/** The button that opens the import, and the import in its place. */
export default function ImportIdeas({ kept, isWhole }: ImportIdeasProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useFocusBack(isOpen)
  if (!isOpen)
    return (
      <p>
        <Button ref={opener} variant="quiet" onClick={() => setIsOpen(true)}>
          Import
        </Button>
      </p>
    )
  return <ImportPane kept={kept} isWhole={isWhole} onClose={() => setIsOpen(false)} />
}
